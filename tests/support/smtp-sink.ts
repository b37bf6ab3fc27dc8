import { createServer, type Socket } from 'node:net';

export type SunkMail = { to: string; messageId: string; raw: string };

/** What a server does with one mail. `hang`: it never answers again; `drop`: the connection ends without an answer. */
type Answer =
  | 'take'
  | 'hang-at-rcpt'
  | 'refuse'
  | 'no-mailbox'
  | 'later'
  | 'drop-in-data'
  | 'drop-after-data'
  | 'hang-after-data';

const AT_RCPT: Partial<Record<Answer, string>> = {
  refuse: '550 no such user',
  'no-mailbox': '550 5.1.1 no such user',
  later: '451 later',
};

export type SmtpSink = { port: number; mails: SunkMail[]; close(): Promise<void> };

/** The least of an SMTP server, which takes mails or fails in the way that `behave` says for an address. */
export async function startSmtpSink(
  behave: (to: string) => Answer = () => 'take',
  port = 0,
): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    let buffer = '';
    let to = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink ESMTP');
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        if (isData) {
          if (behave(to) === 'drop-in-data' && buffer.length > 0) {
            socket.destroy();
            return;
          }
          const end = buffer.indexOf('\r\n.\r\n');
          if (end < 0) return;
          const raw = buffer.slice(0, end);
          buffer = buffer.slice(end + 5);
          isData = false;
          const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(raw) ?? [];
          mails.push({ to, messageId: messageId.trim(), raw });
          if (behave(to) === 'drop-after-data') {
            socket.destroy();
            return;
          }
          if (behave(to) !== 'hang-after-data') say('250 taken');
          continue;
        }
        const end = buffer.indexOf('\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        answer(line);
      }
    });

    function answer(line: string): void {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        const what = behave(to);
        if (what === 'hang-at-rcpt') return;
        say(AT_RCPT[what] ?? '250 ok');
      } else if (command === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else {
        say('250 ok');
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
