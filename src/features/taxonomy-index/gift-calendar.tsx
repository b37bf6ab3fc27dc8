'use client';

import { paths } from '@/lib/paths';
import { calendarMonths } from './calendar-months';
import { weekdayText } from '@/domain/dates';

type GiftCalendarProps = {
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Slugs of the occasions that have a page. */
  known: string[];
};

/** The year of giving, month by month, from this one on. */
export function GiftCalendar({ today, known }: GiftCalendarProps) {
  return (
    <ol className="calendar">
      {calendarMonths(today).map(({ key, label, year, dates }) => (
        <li key={key} className="calendar-month">
          <h3>
            {label} <span>{year}</span>
          </h3>
          <ul>
            {dates.map(({ name, date, occasionSlug }) => (
              <li key={name}>
                <time dateTime={date}>
                  <b>{Number(date.slice(8))}</b>
                  <span className="sr-only"> ({weekdayText(date)})</span>
                </time>
                {occasionSlug !== null && known.includes(occasionSlug) ? (
                  <a href={paths.occasion(occasionSlug)}>{name}</a>
                ) : (
                  <span>{name}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
