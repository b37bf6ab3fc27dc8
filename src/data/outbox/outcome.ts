/** What became of one try to send a mail. */
export type Outcome =
  | { kind: 'sent' }
  /** There was no reason for it any more: what it was about is gone. */
  | { kind: 'pointless' }
  /** Nobody was asked: its address is not written to. */
  | { kind: 'suppressed'; reason: string }
  /** The server does not take it, and will not later. `isNobodys`: because there is no such mailbox. */
  | { kind: 'refused'; reason: string; isNobodys: boolean }
  /** The server does not take this one now. */
  | { kind: 'later'; reason: string }
  /** There is no server to take any mail now. */
  | { kind: 'unreachable'; reason: string }
  /** The whole mail was handed over, and no answer came: it may have been taken. */
  | { kind: 'unknown'; reason: string };

const REASON_MAX = 300;
/** The server closes the connection. */
const GOING_AWAY = 421;
/**
 * The mailbox does not exist, or its domain takes no mail (RFC 3463, RFC 7505). A bare 550 can mean anything, from a full
 * mailbox to a sender that is not liked, so it says nothing about the address.
 */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.1\.(?:1|10)\b/;

/** What a failure of the transport says about the mail. `handedOver`: its last byte had left. */
export function outcomeOf(error: unknown, handedOver: boolean): Outcome {
  const read = (name: string): unknown =>
    error instanceof Error ? Reflect.get(error, name) : undefined;
  const [status, command, code] = [read('responseCode'), read('command'), read('code')];
  const response = read('response');
  const message =
    typeof response === 'string' ? response : typeof code === 'string' ? code : 'erro';
  const reason = message.replace(/\s+/g, ' ').slice(0, REASON_MAX);

  if (typeof status === 'number') {
    const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
    if (!isAboutThisMail || status === GOING_AWAY) return { kind: 'unreachable', reason };
    if (status < 500) return { kind: 'later', reason };
    const isNobodys = command === 'RCPT TO' && NO_SUCH_MAILBOX.test(reason);
    return { kind: 'refused', reason, isNobodys };
  }
  // No server was asked: the address or the mail itself cannot be sent.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', reason, isNobodys: false };
  }
  return { kind: handedOver ? 'unknown' : 'unreachable', reason };
}
