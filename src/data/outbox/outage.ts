import { OUTBOX } from '@/domain/outbox';
import { shared } from '@/lib/shared';

const state = shared('mail-outage', () => ({ until: 0, pause: 0 }));

/** Of the mail server, as this process met it: while it is not there, it is asked after pauses that grow. */
export const outage = {
  isOn: () => state.pause > 0,
  /** Milliseconds until the server is asked again; 0 when it is time. */
  left: () => Math.max(0, state.until - Date.now()),
  note(): void {
    const { shortestOutage, longestOutage } = OUTBOX;
    state.pause = state.pause === 0 ? shortestOutage : Math.min(state.pause * 2, longestOutage);
    state.until = Date.now() + state.pause;
  },
  end(): void {
    Object.assign(state, { until: 0, pause: 0 });
  },
};
