'use client';

import { weekdayText } from '@/domain/dates';
import { datePath } from '@/lib/date-path';
import { taxonomyIndex as words } from '@/messages/taxonomy-index';
import { ui } from '@/messages/ui';
import { calendarMonths } from './calendar-months';
import { monthIdeas } from './month-ideas';

type GiftCalendarProps = {
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Gifts of each occasion that has a page, by its slug. */
  gifts: Record<string, number>;
  /** Slugs of the categories that dates lead to. */
  categories: string[];
};

/** The year of giving from this month on: the months with how many ideas each has, then their dates. */
export function GiftCalendar({ today, gifts, categories }: GiftCalendarProps) {
  const months = calendarMonths(today);
  const known = { occasions: Object.keys(gifts), categories };
  return (
    <>
      <nav aria-label={words.months}>
        <ol className="calendar-year">
          {months.map(({ key, label, dates }) => {
            const ideas = monthIdeas(dates, gifts);
            return (
              <li key={key}>
                <a href={`#mes-${key}`} data-ideas={ideas > 0 || undefined}>
                  {`${label} `}
                  <span>{words.ideas(ideas)}</span>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <ol className="calendar">
        {months.map(({ key, label, year, dates }) => (
          <li key={key} className="calendar-month">
            <h3 id={`mes-${key}`}>
              {`${label} `}
              <span>{year}</span>
            </h3>
            <ul>
              {dates.map((day) => {
                const count = gifts[day.occasionSlug ?? ''];
                return (
                  <li key={day.name}>
                    <time dateTime={day.date}>
                      {Number(day.date.slice(8))}
                      <span className="sr-only">{` (${weekdayText(day.date)})`}</span>
                    </time>
                    <a href={datePath(day, known)}>{day.name}</a>
                    {count ? <span>{ui.giftCount(count)}</span> : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
