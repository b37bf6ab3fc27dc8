/** What spreadsheets take for a formula, behind any number of the apostrophes that keep them from it. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const KEPT_FROM_FORMULA = /^'+[=+\-@\t\r＝＋－＠]/;

/** The text of a cell that no spreadsheet calculates: an apostrophe precedes what could be a formula. */
export function defuseFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `defuseFormula`. */
export function restoreFormula(text: string): string {
  return KEPT_FROM_FORMULA.test(text) ? text.slice(1) : text;
}

const BETWEEN = ' | ';

/** Several values as the text of one cell: `a | b`. A `|` within one is written `\|`, a line break `\n`. */
export function joinList(values: readonly string[]): string {
  return values
    .map((value) => value.replace(/[\\|]/g, '\\$&').replace(/\r\n?|\n/g, '\\n'))
    .join(BETWEEN);
}

/** The values of a cell that `joinList` wrote, or that people wrote with `|` or a line break between them. */
export function splitList(text: string): string[] {
  const values: string[] = [];
  let value = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (character === '\\' && ['\\', '|', 'n'].includes(next)) {
      value += next === 'n' ? '\n' : next;
      at += 1;
    } else if (character === '|' || character === '\n') {
      values.push(value.trim());
      value = '';
    } else {
      value += character;
    }
  }
  return [...values, value.trim()];
}
