import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';

import { links as words } from '@/messages/links';

type Props = {
  address: string;
  isBusy: boolean;
  onSave: (url: string) => void;
  onBack: () => void;
};

/** The new link, beginning with where the old one leads. No form of its own: it may stand within Payload's. */
export function ReplaceForm({ address, isBusy, onSave, onBack }: Props) {
  const id = useId();
  const [url, setUrl] = useState(address);

  function saveByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSave(url);
  }

  return (
    <div className="link-replace">
      <label htmlFor={id}>{words.newAddress}</label>
      <input
        id={id}
        type="url"
        value={url}
        maxLength={2_000}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={saveByEnter}
      />
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
