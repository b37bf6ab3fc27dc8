/**
 * The part of a URL that names something: lower case, no accents, c-cedilla as c, every run
 * of other characters one hyphen, none at the ends. '' when the text has no letter of a-z and no digit.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The slug of a gift. Unlike `slugify`, punctuation inside a word vanishes instead of
 * cutting it: "Copo d'água" is 'copo-dagua'. Hyphens and dashes still separate words.
 */
export function slugFromTitle(title: string): string {
  return slugify(title.replace(/(?!\p{Pd})[\p{P}\p{S}]/gu, ''));
}
