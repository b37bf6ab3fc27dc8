/** Dates as 'YYYY-MM-DD'. */
export type MovableDates = {
  carnaval: string;
  pascoa: string;
  maes: string;
  corpusChristi: string;
  pais: string;
  acaoDeGracas: string;
  blackFriday: string;
  cyberMonday: string;
};

const SUNDAY = 0;
const THURSDAY = 4;

/** The dates of a Gregorian year that fall on another day every year; Carnaval is its Tuesday. */
export function movableDates(year: number): MovableDates {
  const easter = easterSunday(year);
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4);
  return {
    carnaval: addDays(easter, -47),
    pascoa: easter,
    maes: nthWeekday(year, 5, SUNDAY, 2),
    corpusChristi: addDays(easter, 60),
    pais: nthWeekday(year, 8, SUNDAY, 2),
    acaoDeGracas: thanksgiving,
    blackFriday: addDays(thanksgiving, 1),
    cyberMonday: addDays(thanksgiving, 4),
  };
}

/** 'YYYY-MM-DD' of a day; `month` from 1. */
export function isoDate(year: number, month: number, day: number): string {
  // UTC throughout: a local midnight does not exist on every day in every zone.
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whole days from one 'YYYY-MM-DD' to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function addDays(date: string, days: number): string {
  const instant = new Date(date);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const firstOfMonth = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return isoDate(year, month, 1 + ((weekday - firstOfMonth + 7) % 7) + (nth - 1) * 7);
}

/** The Gregorian computus after Gauss: the first Sunday after the ecclesiastical full moon. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const goldenYear = year % 19;
  const solarCorrection = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((century - Math.floor((century - 17) / 25)) / 3);
  const epact = (solarCorrection - lunarCorrection + 19 * goldenYear + 15) % 30;
  const isLateMoon = epact === 29 || (epact === 28 && goldenYear > 10);
  const daysToMoon = isLateMoon ? epact - 1 : epact;
  const weekdayOfMoon = (year + Math.floor(year / 4) + daysToMoon + 2 - solarCorrection) % 7;
  return isoDate(year, 3, 28 + daysToMoon - weekdayOfMoon);
}
