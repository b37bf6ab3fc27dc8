import { CALENDAR, occasionDates, type OccasionDate } from '@/domain/calendar';
import { yearOf } from '@/domain/dates';

export type CalendarPage = {
  /** 'YYYY-MM'. */
  key: string;
  label: string;
  year: number;
  dates: OccasionDate[];
};

/**
 * The twelve months from the one of `today` ('YYYY-MM-DD') on, so that the next dates come first: those that this
 * year has left with this year's dates, the others with those of the next.
 */
export function calendarMonths(today: string): CalendarPage[] {
  const thisYear = yearOf(today);
  const thisMonth = Number(today.slice(5, 7));
  return CALENDAR.map((_, offset) => {
    const index = (thisMonth - 1 + offset) % 12;
    const year = index + 1 < thisMonth ? thisYear + 1 : thisYear;
    const key = `${year}-${String(index + 1).padStart(2, '0')}`;
    return {
      key,
      label: CALENDAR[index]?.label ?? '',
      year,
      dates: occasionDates(year).filter(({ date }) => date.startsWith(key)),
    };
  });
}
