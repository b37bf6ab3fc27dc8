import { Button } from '@payloadcms/ui';
import { type SubmitEvent, useId, useState } from 'react';

import { links as words } from '@/messages/links';

type Props = {
  address: string;
  isBusy: boolean;
  onSave: (url: string) => void;
  onBack: () => void;
};

/** The new link, beginning with where the old one leads. */
export function ReplaceForm({ address, isBusy, onSave, onBack }: Props) {
  const id = useId();
  const [url, setUrl] = useState(address);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    event.stopPropagation();
    onSave(url);
  }

  return (
    <form className="link-replace" onSubmit={submit} noValidate>
      <label htmlFor={id}>{words.newAddress}</label>
      <input
        id={id}
        type="url"
        value={url}
        maxLength={2_000}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setUrl(event.target.value)}
      />
      <p id={`${id}-hint`} className="link-hint">
        {words.replaceHint}
      </p>
      <div className="link-actions">
        <Button type="submit" size="small" margin={false} disabled={isBusy}>
          {words.save}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
