import { setInterval } from 'node:timers';

// A program as the supervisor expects one, or one that misbehaves in the way its argument says.
const [manner] = process.argv.slice(2);

const goOn = () => setInterval(() => undefined, 1_000);

if (manner === 'dies-before-ready') process.exit(3);
process.on('disconnect', () => process.exit(1));
process.on('message', (message) => {
  if (message === 'stop' && manner !== 'ignores-stop') process.exit(0);
});
goOn();
process.send('ready', () => {
  if (manner === 'dies-at-once') process.exit(7);
});
