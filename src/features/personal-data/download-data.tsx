'use client';

import { useState } from 'react';
import { today } from '@/domain/dates';
import { personalData as words } from '@/messages/personal-data';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type State = 'idle' | 'busy' | 'done' | 'failed';

/**
 * Fetched before it is saved: a plain link would save the refusal of a session that has ended, as if it were the file.
 */
export function DownloadData() {
  const [state, setState] = useState<State>('idle');

  const download = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const response = await fetch('/api/users/export', { cache: 'no-store' });
      if (!response.ok) throw new Error(`The export was refused: ${response.status}`);
      save(await response.blob(), `mimoteca-meus-dados-${today()}.json`);
      setState('done');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <p className="text-sm text-ink-soft">{words.exportText}</p>
      <Button
        className="mt-5"
        variant="outline"
        onClick={() => void download()}
        aria-disabled={state === 'busy' || undefined}
      >
        {state === 'busy' ? words.exporting : words.exportButton}
      </Button>
      {state === 'done' ? (
        <Notice variant="success" className="mt-4">
          {words.exported}
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice variant="danger" className="mt-4">
          {words.exportFailed}
        </Notice>
      ) : null}
    </>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
