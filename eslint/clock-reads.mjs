const USE_DATES = 'read and write days through src/domain/dates.ts, in the time zone of São Paulo.';

/**
 * For `no-restricted-syntax`: everything that reads the day from the machine's clock, or writes one, in the time zone of
 * whatever machine it runs on. `Date.now()` stays free: it measures time, and has no zone.
 */
export const clockReads = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: `This reads the clock: ${USE_DATES}`,
  },
  {
    selector: 'NewExpression[callee.name="Date"] > CallExpression[callee.property.name="now"]',
    message: `This reads the clock: ${USE_DATES}`,
  },
  {
    selector: 'CallExpression[callee.name="Date"]',
    message: `This reads the clock: ${USE_DATES}`,
  },
  {
    selector: 'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
    message: `This writes a date: ${USE_DATES}`,
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
    message: `This writes a date: ${USE_DATES}`,
  },
  {
    selector: 'MemberExpression[property.name=/^get(FullYear|Month|Date|Day|Hours)$/]',
    message: `This asks for the machine's time zone: ${USE_DATES}`,
  },
];
