const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where a mail of ours stands, and what staff read about it. */
export const MAIL_STATES = [
  { value: 'queued', label: 'Na fila' },
  { value: 'sending', label: 'Enviando' },
  { value: 'sent', label: 'Enviado' },
  { value: 'failed', label: 'Falhou' },
  { value: 'unknown', label: 'Sem confirmação do servidor' },
  { value: 'cancelled', label: 'Cancelado' },
] as const;

/** How mails are sent. Times in milliseconds. Decision 0032. */
export const OUTBOX = {
  /** Connections to the mail server, each of which sends one mail at a time. */
  connections: 5,
  /** Mails of one connection, after which it is replaced. */
  perConnection: 500,
  /** For the connection, for the greeting, for each answer. */
  connectionPatience: 10 * SECOND,
  greetingPatience: 10 * SECOND,
  answerPatience: 20 * SECOND,
  /** The shortest time between two mails of campaigns, over all connections: visitors of the same server come first. */
  campaignInterval: 9,
  /** Mails of one batch: a server that stops ends the batch that it has begun. */
  batch: 200,
  /** Between two tries of a mail that the server does not want now: doubled after each, up to the longest. */
  shortestPause: 30 * SECOND,
  longestPause: 2 * HOUR,
  /** Until a server that is not there is tried again, and the longest until the same mail is part of that. */
  shortestOutage: SECOND,
  longestOutage: 30 * SECOND,
  longestUnreachable: 5 * MINUTE,
  /** Until a mail whose outcome is unknown is sent once more. */
  doubtPause: 10 * SECOND,
  /** From when on a mail is of no use. */
  oldest: 3 * DAY,
  /** For how long staff can see what became of a mail. */
  kept: 30 * DAY,
} as const;
