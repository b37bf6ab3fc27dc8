'use client';

import { useSyncExternalStore } from 'react';
import { upcomingDates } from '@/domain/calendar';
import { dayText, today, weekdayText } from '@/domain/dates';
import { datePath, type KnownPages } from '@/lib/date-path';
import { occasions as messages } from '@/messages/catalogue';

const SHOWN = 6;

type UpcomingDatesProps = {
  /** 'YYYY-MM-DD', the day when the page was made. */
  made: string;
  known: KnownPages;
};

/** Recomputed when a page that stayed open over midnight becomes visible again. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The next dates. The page is made once for everybody; the browser counts the days that are left. */
export function UpcomingDates({ made, known }: UpcomingDatesProps) {
  const day = useSyncExternalStore(
    subscribe,
    () => today(),
    () => null,
  );
  return (
    <ol className="upcoming">
      {upcomingDates(day ?? made, SHOWN).map(({ name, date, daysLeft, ...rest }) => (
        <li key={name + date}>
          <p className="upcoming-left">{day === null ? '\u00a0' : daysLeftText(daysLeft)}</p>
          <h3 className="upcoming-name">
            <a href={datePath(rest, known)}>{name}</a>
          </h3>
          <p className="upcoming-date">
            <time dateTime={date}>{dayText(date)}</time>, {weekdayText(date)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function daysLeftText(days: number): string {
  if (days === 0) return messages.today;
  return days === 1 ? messages.tomorrow : messages.daysLeft(days);
}
