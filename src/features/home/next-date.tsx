'use client';

import { useEffect, useState } from 'react';

import type { UpcomingDate } from '@/domain/calendar';
import { paths } from '@/lib/paths';
import { occasions as words } from '@/messages/catalogue';
import { homeCover } from '@/messages/home-cover';

/** Far enough ahead to meet a date that has a page: the longest gap between two of them is a few weeks. */
const LOOK_AHEAD = 40;

/**
 * The next date of the calendar that has a page here. The page itself is made once and served for days, so only the
 * browser knows the day; until then the line's place is reserved.
 */
export function NextDate({ occasions }: { occasions: string[] }) {
  const [next, setNext] = useState<UpcomingDate | null>(null);

  useEffect(() => {
    let left = false;
    const find = async () => {
      const [{ upcomingDates }, { today }] = await Promise.all([
        import('@/domain/calendar'),
        import('@/domain/dates'),
      ]);
      const dates = upcomingDates(today(), LOOK_AHEAD);
      const found = dates.find(
        ({ occasionSlug }) => occasionSlug && occasions.includes(occasionSlug),
      );
      if (!left && found) setNext(found);
    };
    // Without the calendar's code the line stays empty.
    find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [occasions]);

  return (
    <p className="cover-date">
      {next?.occasionSlug ? (
        <>
          <span className="cover-date-label">{homeCover.nextDate}</span>
          <a href={paths.occasion(next.occasionSlug)}>{next.name}</a>
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
