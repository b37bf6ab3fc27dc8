import { OUTBOX } from '@/domain/outbox';

let until = 0;
let pause = 0;

/** Of the mail server, as this process met it: while it is not there, it is asked after pauses that grow. */
export const outage = {
  isOn: () => pause > 0,
  /** Milliseconds until the server is asked again; 0 when it is time. */
  left: () => Math.max(0, until - Date.now()),
  note(): void {
    pause = pause === 0 ? OUTBOX.shortestOutage : Math.min(pause * 2, OUTBOX.longestOutage);
    until = Date.now() + pause;
  },
  end(): void {
    [until, pause] = [0, 0];
  },
};
