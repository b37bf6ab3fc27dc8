'use client';

import { useEffect, useState } from 'react';

import type { UpcomingDate } from '@/domain/calendar';
import { datePath, type KnownPages } from '@/lib/date-path';
import { occasions as words } from '@/messages/catalogue';
import { homeCover } from '@/messages/home-cover';

/**
 * The next date of the calendar, today's included. The page itself is made once and served for days, so only the browser
 * knows the day; until then the line's place is reserved.
 */
export function NextDate({ known }: { known: KnownPages }) {
  const [next, setNext] = useState<UpcomingDate | null>(null);

  useEffect(() => {
    let left = false;
    const find = async () => {
      const [{ upcomingDates }, { today }] = await Promise.all([
        import('@/domain/calendar'),
        import('@/domain/dates'),
      ]);
      const [first] = upcomingDates(today(), 1);
      if (!left && first) setNext(first);
    };
    // Without the calendar's code the line stays empty.
    find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  return (
    <p className="cover-date">
      {next ? (
        <>
          <span className="cover-date-label">{homeCover.nextDate}</span>
          <a href={datePath(next, known)}>{next.name}</a>
          <span className="cover-date-days">{daysText(next.daysLeft)}</span>
        </>
      ) : null}
    </p>
  );
}

function daysText(days: number): string {
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.daysLeft(days);
}
