import type { ServerProps } from 'payload';

import { dayText, localMomentOf, timestamp, today, weekdayText } from '@/domain/dates';
import { dashboard as words } from '@/messages/dashboard';

/** The heading of the panel's first page: who is there, and which day it is in São Paulo. */
export function Greeting({ user }: ServerProps) {
  const hour = Number(localMomentOf(new Date(timestamp())).slice(11, 13));
  const name = typeof user?.name === 'string' ? (user.name.trim().split(/\s+/)[0] ?? '') : '';
  return (
    <header className="dash-greeting">
      <h1>{words.greeting(hour, name)}</h1>
      <p>{words.day(weekdayText(today()), dayText(today()))}</p>
    </header>
  );
}
