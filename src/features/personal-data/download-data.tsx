'use client';

import { today } from '@/domain/dates';
import { exportWords, personalData as words } from '@/messages/personal-data';
import { DownloadButton } from '@/ui/download-button';

export function DownloadData() {
  return (
    <>
      <p className="mb-5 text-sm text-ink-soft">{words.exportText}</p>
      <DownloadButton
        words={exportWords}
        fileName={() => exportWords.file(today())}
        request={() => fetch('/api/users/export', { cache: 'no-store' })}
      />
    </>
  );
}
