import { Button } from '@payloadcms/ui';
import { type RefObject, useId } from 'react';

import { campaigns } from '@/messages/campaigns';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
};

/** Asks before something that cannot be taken back. The browser keeps the focus in it, and closes it by Escape. */
export function ConfirmDialog({ dialog, title, text, action, onConfirm }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="campaign-dialog" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      <div className="campaign-actions">
        <Button
          margin={false}
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {action}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {campaigns.desk.back}
        </Button>
      </div>
    </dialog>
  );
}
