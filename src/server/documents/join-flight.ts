/** Around a part of the data that React wakes the page with, as Next writes it: text, as a JSON string without any `<`. */
const START = '<script>self.__next_f.push([1,"';
const END = '"])</script>';
/** Bytes between the texts: their order matters. */
const BYTES = 'self.__next_f.push([3,';

/**
 * Next writes React's data in dozens of scripts, as it gets ready. In a finished page they are one, in the place of the
 * last, which is shorter and has one hash in the page's policy. Its text stands in apostrophes: the quotation marks that
 * it is full of need no escape there.
 */
export function joinFlight(html: string): string {
  if (html.includes(BYTES)) return html;
  const texts: string[] = [];
  const between: string[] = [];
  let at = 0;
  for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, at)) {
    const end = html.indexOf(END, start + START.length);
    if (end === -1) return html;
    between.push(html.slice(at, start));
    texts.push(html.slice(start + START.length, end));
    at = end + END.length;
  }
  if (texts.length === 0) return html;
  const text = inApostrophes(texts.join(''));
  return `${between.join('')}<script>self.__next_f.push([1,${text}])</script>${html.slice(at)}`;
}

/**
 * The content of a JSON string as a literal of JavaScript with the same value. A quotation mark in it has an escape of its
 * own, whatever stands before, and an apostrophe has none.
 */
export function inApostrophes(content: string): string {
  return `'${content.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
