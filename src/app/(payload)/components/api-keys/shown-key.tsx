import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';

import { apiKeys as words } from '@/messages/api-keys';

type Props = { value: string; onDone: () => void };

/** A new key, the only time that it is shown. */
export function ShownKey({ value, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    // Where the clipboard is closed the selected key waits for the keyboard.
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div>
      <h2 id="api-key-title">{words.shownTitle}</h2>
      <p>{words.shownText}</p>
      <div className="api-key-shown">
        <input
          ref={input}
          readOnly
          value={value}
          aria-label={words.shownLabel}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button margin={false} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied ? words.copied : ''}
      </p>
      <div className="api-key-actions">
        <Button buttonStyle="secondary" margin={false} onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
