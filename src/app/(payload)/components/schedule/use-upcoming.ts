import { toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

import { isRecord } from '@/lib/is-record';
import { publishing } from '@/messages/publishing';

const words = publishing.schedule;

export type ScheduleType = keyof typeof words.types;
export type UpcomingSchedule = { id: number | string; type: ScheduleType; at: string };
/** Null while it is being read. */
export type Upcoming = UpcomingSchedule[] | 'failed' | null;

/** What is scheduled for the document of the form, and the two things that can be done about it, each of which says how it ended. */
export function useUpcoming() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions();
  const [upcoming, setUpcoming] = useState<Upcoming>(null);

  const reload = useCallback(async () => {
    if (id === undefined) return;
    const found = await answerOf(() => getUpcomingScheduledPublish({ id, collectionSlug }));
    setUpcoming(Array.isArray(found) ? found.flatMap(scheduleOf) : 'failed');
  }, [id, collectionSlug, getUpcomingScheduledPublish]);

  useEffect(() => {
    // Not in the effect itself: what it answers is set when it is there.
    void Promise.resolve().then(reload);
  }, [reload]);

  async function run(
    action: Parameters<typeof schedulePublish>[0],
    done: string,
  ): Promise<boolean> {
    const answer = await answerOf(() => schedulePublish(action));
    const isDone = isRecord(answer) && answer.error === undefined && answer.errors === undefined;
    if (isDone) toast.success(done);
    else toast.error(words.failed);
    await reload();
    return isDone;
  }

  return {
    upcoming,
    /** Whether it was stored. */
    add: (type: ScheduleType, at: Date) =>
      run({ type, date: at, doc: { relationTo: 'gifts', value: String(id) } }, words.saved),
    cancel: (schedule: UpcomingSchedule) => run({ deleteID: schedule.id }, words.cancelled),
  };
}

function scheduleOf(row: unknown): UpcomingSchedule[] {
  if (!isRecord(row) || !isRecord(row.input)) return [];
  const { id, waitUntil } = row;
  if (typeof id !== 'number' && typeof id !== 'string') return [];
  if (typeof waitUntil !== 'string') return [];
  return [{ id, at: waitUntil, type: row.input.type === 'unpublish' ? 'unpublish' : 'publish' }];
}

/** The border to our own server, which answers a refusal in place of a result; null when it does not answer. */
async function answerOf(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
