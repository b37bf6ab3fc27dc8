'use client';

import { useState } from 'react';
import { today } from '@/domain/dates';
import { postJson, readMessage } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { addressData as words, exportWords } from '@/messages/personal-data';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { DownloadButton } from '@/ui/download-button';
import { Heading } from '@/ui/heading';
import { Notice } from '@/ui/notice';
import type { MailedLink } from './use-mailed-link';

const ADDRESS = '/api/newsletter/data';

type Props = { link: MailedLink; onErased: (message: string) => void };

/** What the LGPD gives to who has no account: a copy of what is stored under the address, and its erasure. */
export function AddressData({ link, onErased }: Props) {
  return (
    <section className="mt-14 border-t border-hairline pt-6">
      <Heading level={2} size="block">
        {words.title}
      </Heading>
      <div className="mt-2">
        <Disclosure label={exportWords.label}>
          <p className="mb-5 text-sm text-ink-soft">{words.exportText}</p>
          <DownloadButton
            words={exportWords}
            fileName={() => exportWords.file(today())}
            request={() =>
              fetch(ADDRESS, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ ...link, action: 'export' }),
              })
            }
          />
        </Disclosure>
        <Disclosure label={words.eraseTitle}>
          <Erasure link={link} onErased={onErased} />
        </Disclosure>
      </div>
    </section>
  );
}

function Erasure({ link, onErased }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const erase = async () => {
    setBusy(true);
    setProblem(null);
    const result = await postJson(ADDRESS, { ...link, action: 'erase' });
    if (result.ok) {
      onErased(readMessage(result.answer) ?? words.erased);
      return;
    }
    setBusy(false);
    const failed = result.status === 0 ? errors.offline : words.eraseFailed;
    setProblem(result.problems[0]?.message ?? failed);
  };

  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-ink-soft">
        {words.eraseConsequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        variant="destructive"
        className="mt-6"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => void erase()}
      >
        {isBusy ? words.erasing : words.eraseConfirm}
      </Button>
      {problem === null ? null : (
        <Notice variant="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </>
  );
}
