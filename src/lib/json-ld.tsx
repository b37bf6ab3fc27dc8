/** Every character that could end the script element, open a comment in it or break a line of JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A value as JSON that is safe inside a script element: '</script>' in a title stays text. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data of a page, in the vocabulary of schema.org. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
