import { messages } from '@/messages';

/** What an editor sees while the panel checks who is asking. */
export default function CheckingAccess() {
  return (
    <p role="status" className="panel-checking">
      {messages.admin.checkingAccess}
    </p>
  );
}
