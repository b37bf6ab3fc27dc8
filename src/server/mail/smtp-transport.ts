import { PassThrough } from 'node:stream';

import nodemailer, { type Transporter } from 'nodemailer';

import { OUTBOX } from '@/domain/outbox';

import { openSocket } from './open-socket';

type Patience = { connection: number; greeting: number; answer: number };

const PATIENCE: Patience = {
  connection: OUTBOX.connectionPatience,
  greeting: OUTBOX.greetingPatience,
  answer: OUTBOX.answerPatience,
};

/**
 * A pool of connections to the mail server. It sends a mail once and never again by itself, and notes in the mail's
 * `handover` when its last byte has left: whatever goes wrong before that, the server has not taken the mail.
 */
export function createSmtpTransport(url: string, patience: Patience = PATIENCE): Transporter {
  // Beside an address nodemailer reads no other option than those in its query.
  const address = new URL(url);
  const options = {
    pool: true,
    maxConnections: OUTBOX.connections,
    maxMessages: OUTBOX.perConnection,
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answer,
  };
  for (const [name, value] of Object.entries(options)) {
    address.searchParams.set(name, String(value));
  }
  const transport = nodemailer.createTransport(address.href);
  // Where that fails, nodemailer tries it itself, and says what is wrong.
  transport.getSocket = ({ host, port }, done) => {
    void openSocket({ host, port, patience: patience.connection }).then((connection) =>
      done(null, connection === null ? false : { connection }),
    );
  };
  return transport.use('stream', ({ data: { handover }, message }, done) => {
    if (handover !== undefined) {
      message.processFunc((input) => {
        const output = new PassThrough();
        input.once('error', (error) => output.destroy(error));
        return input.pipe(output).once('end', () => {
          handover.isComplete = true;
        });
      });
    }
    done();
  });
}
