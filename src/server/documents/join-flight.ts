/** A part of the data that React wakes the page with, as Next writes it: text, as a JSON string without any `<`. */
const PART = /<script>self\.__next_f\.push\(\[1,"(.*?)"\]\)<\/script>/gs;
const START = '<script>self.__next_f.push([1,"';
/** Bytes between the texts: their order matters. */
const BYTES = 'self.__next_f.push([3,';

/**
 * Next writes React's data in dozens of scripts, as it gets ready. In a finished page they are one, in the place of the
 * last, which is shorter and has one hash in the page's policy.
 */
export function joinFlight(html: string): string {
  if (html.includes(BYTES)) return html;
  const last = html.lastIndexOf(START);
  const texts: string[] = [];
  return html.replace(PART, (_, text: string, offset: number) => {
    texts.push(text);
    return offset === last ? `${START}${texts.join('')}"])</script>` : '';
  });
}
