'use client';

import { personalData as words } from '@/messages/personal-data';
import { Disclosure } from '@/ui/disclosure';
import { DeleteForm } from './delete-form';
import { DownloadData } from './download-data';

/** What the LGPD gives to who is signed in, as lines that open: a copy of their data, and the way out for good. */
export function PersonalData() {
  return (
    <>
      <Disclosure label={words.exportTitle}>
        <DownloadData />
      </Disclosure>
      <Disclosure label={words.deleteTitle}>
        <DeleteForm />
      </Disclosure>
    </>
  );
}
