import type { Payload } from 'payload';

import { property } from '@/lib/property';

/**
 * Queues no schedule that names no document. Payload's panel function, having removed a schedule, goes on and queues another one,
 * of nothing, which would fail and be shown to editors.
 */
export function dropEmptySchedules(payload: Payload): void {
  const { jobs } = payload;
  const queue: unknown = jobs.queue;
  if (typeof queue !== 'function') return;
  const queueFilled = (args: unknown): unknown => {
    const isEmpty =
      property(args, 'task') === 'schedulePublish' &&
      property(property(args, 'input'), 'doc') == null;
    return isEmpty ? Promise.resolve(null) : queue.call(jobs, args);
  };
  Object.assign(jobs, { queue: queueFilled });
}
