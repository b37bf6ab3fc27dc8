'use client';

import { useState } from 'react';
import { Button } from './button';
import { Notice } from './notice';

type DownloadButtonProps = {
  words: { label: string; busy: string; done: string; failed: string };
  fileName: () => string;
  /** Asks for the file. Anything but a success counts as failed. */
  request: () => Promise<Response>;
};

type State = 'idle' | 'busy' | 'done' | 'failed';

/**
 * Fetches a file before it is saved: a plain link would save a refusal, such as that of a session that has ended, as if it
 * were the file.
 */
export function DownloadButton({ words, fileName, request }: DownloadButtonProps) {
  const [state, setState] = useState<State>('idle');
  const isBusy = state === 'busy';

  const download = async () => {
    setState('busy');
    try {
      const response = await request();
      if (!response.ok) throw new Error(`The file was refused: ${response.status}`);
      save(await response.blob(), fileName());
      setState('done');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        variant="outline"
        onClick={isBusy ? undefined : () => void download()}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? words.busy : words.label}
      </Button>
      {state === 'done' ? (
        <Notice variant="success" className="mt-4">
          {words.done}
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice variant="danger" className="mt-4">
          {words.failed}
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
