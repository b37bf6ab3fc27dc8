// The least that Node can do: the same bytes from memory. Run as a process of its own, as the site is.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const [, , port, file] = process.argv;
const answers = JSON.parse(readFileSync(file, 'utf8')).map(({ path, headers, body }) => [
  path,
  { headers, body: Buffer.from(body, 'base64') },
]);
const byPath = new Map(answers);

createServer((request, response) => {
  const answer = byPath.get(request.url);
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
