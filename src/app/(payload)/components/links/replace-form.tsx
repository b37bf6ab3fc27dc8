import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { links as words } from '@/messages/links';

type Props = {
  address: string;
  isBusy: boolean;
  /** Why the address was refused. */
  problem: string | null;
  onSave: (url: string) => void;
  onBack: () => void;
};

/** The new link, beginning with where the old one leads. No form of its own: it may stand within Payload's. */
export function ReplaceForm({ address, isBusy, problem, onSave, onBack }: Props) {
  const id = useId();
  const [url, setUrl] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  // Typing or pasting takes the place of the old one; a browser takes the focus from a button that is disabled.
  useEffect(() => {
    if (isBusy) return;
    input.current?.focus();
    input.current?.select();
  }, [isBusy]);

  function saveByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave(url);
  }

  return (
    <div className="link-replace">
      <label htmlFor={id}>{words.newAddress}</label>
      <input
        ref={input}
        id={id}
        type="url"
        value={url}
        maxLength={2_000}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-hint`}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={saveByEnter}
      />
      <p id={`${id}-problem`} className="link-problem" role="alert">
        {problem}
      </p>
      <p id={`${id}-hint`} className="link-hint">
        {words.replaceHint}
      </p>
      <div className="link-actions">
        <Button size="small" margin={false} disabled={isBusy} onClick={() => onSave(url)}>
          {words.save}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
