// The part of nodemailer that is used here: it has no types of its own.
declare module 'nodemailer' {
  import type { Socket } from 'node:net';
  import type { Readable } from 'node:stream';

  /** A mail, with whatever else the transport's plugins read from it. */
  export type SendMailOptions = {
    from?: string | { name?: string; address: string };
    to?: string;
    replyTo?: string;
    subject?: string;
    html?: string;
    text?: string;
    messageId?: string;
    headers?: Record<string, string>;
    textEncoding?: 'quoted-printable' | 'base64';
    /** Set by src/server/mail/smtp-transport.ts. */
    handover?: { isComplete: boolean };
  };
  export type Transporter = {
    sendMail(mail: SendMailOptions): Promise<unknown>;
    close(): void;
    /** Opens a connection in place of nodemailer; without one it opens its own. */
    getSocket?: (
      options: { host: string; port: number },
      done: (error: null, opened: { connection: Socket } | false) => void,
    ) => void;
    use(
      step: 'stream',
      plugin: (mail: ComposedMail, done: (error?: Error) => void) => void,
    ): Transporter;
  };
  export type ComposedMail = {
    data: SendMailOptions;
    message: { processFunc(process: (input: Readable) => Readable): void };
  };
  const nodemailer: { createTransport(url: string): Transporter };
  export default nodemailer;
}
