// A mail server that takes everything and keeps nothing but a number, in a process of its own. Says each second how many it
// has taken.
import { createServer } from 'node:net';

const [, , port] = process.argv;
let taken = 0;

process.on('disconnect', () => process.exit());

const server = createServer((socket) => {
  let isData = false;
  let line = '';
  const say = (text) => socket.write(`${text}\r\n`);
  socket.setEncoding('latin1').on('error', () => undefined);
  say('220 sink ESMTP');
  socket.on('data', (chunk) => {
    line += chunk;
    if (isData) {
      if (!line.endsWith('\r\n.\r\n')) {
        line = line.slice(-5);
        return;
      }
      isData = false;
      taken += 1;
      line = '';
      say('250 taken');
      return;
    }
    for (let end = line.indexOf('\r\n'); end >= 0 && !isData; end = line.indexOf('\r\n')) {
      const command = line.slice(0, 4).toUpperCase();
      line = line.slice(end + 2);
      if (command === 'DATA') {
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
});

server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  process.send?.(taken);
  setInterval(() => process.send?.(taken), 1_000);
});
