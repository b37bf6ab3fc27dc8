import type { LetterBlock } from '@/domain/letter-content';

import type { Footer } from './letter';

/** A gift as a letter shows it. Addresses are absolute. */
export type LetterGift = {
  id: number;
  title: string;
  text: string;
  /** As people read it; '' without one. */
  price: string;
  url: string;
  /** `ratio`: its height by its width. */
  picture: { url: string; alt: string; ratio: number } | null;
};

export type ShownBlock =
  Exclude<LetterBlock, { kind: 'gifts' }> | { kind: 'gifts'; gifts: LetterGift[] };

/** An issue of the newsletter, before it is laid out. */
export type CampaignLetter = {
  subject: string;
  /** What a list of mails shows beside the subject; in place of a blank one the letter begins there. */
  preheader: string;
  blocks: ShownBlock[];
  footer: Footer;
};
