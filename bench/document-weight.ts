import { gzipSync } from 'node:zlib';

export type DocumentWeight = { tags: number; htmlKb: number; flightKb: number; gzipKb: number };

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** What React sends beside the markup so that it can go on from it: its flight data. */
const FLIGHT = 'self.__next_f';

/** What the document of a page weighs before any file that it names: start tags, and thousands of bytes. */
export async function documentWeight(url: string): Promise<DocumentWeight> {
  const html = await (await fetch(url)).text();
  const flight = (html.match(SCRIPT) ?? []).filter((script) => script.includes(FLIGHT)).join('');
  return {
    tags: (html.replace(SCRIPT, '<script>').match(/<[a-z]/g) ?? []).length,
    htmlKb: Buffer.byteLength(html) / 1000,
    flightKb: Buffer.byteLength(flight) / 1000,
    gzipKb: gzipSync(html).length / 1000,
  };
}
