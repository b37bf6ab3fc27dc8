import type { Payload } from 'payload';

import { makeSizesOnAllCores } from '@collections/media/sizes/make-sizes';

import { seedGifts } from './seed-gifts';
import { createMediaLibrary } from './seed-media';
import { seedReviewers, seedReviews } from './seed-reviews';
import { seedTaxonomy } from './seed-taxonomy';

export type Log = (line: string) => void;

/** Gifts with which the site may be shown: a full page of a listing. */
const FIRST_GIFTS = 24;

/** Puts what the site is shown with into the database: all categories and occasions, and the first gifts. */
export async function seedFirstGifts(payload: Payload, log: Log): Promise<void> {
  makeSizesOnAllCores();
  const media = await createMediaLibrary(payload);
  const taxonomy = await seedTaxonomy(payload, media);
  log(`${taxonomy.categories.size} categorias e ${taxonomy.occasions.size} ocasiões`);
  const gifts = await seedGifts(payload, { media, taxonomy, least: FIRST_GIFTS, log });
  log(`${gifts.size} presentes`);
}

/**
 * Puts the demo catalogue into the database: categories, occasions, gifts with their pictures, reviewers and reviews.
 * Idempotent: what is there by its slug, file name or e-mail is left as its editor wants it, so a seed that was killed
 * half-way is completed by the next one. Throws when the database or the media store does.
 */
export async function seedDemo(payload: Payload, log: Log): Promise<void> {
  makeSizesOnAllCores();
  const media = await createMediaLibrary(payload);
  const taxonomy = await seedTaxonomy(payload, media);
  log(`${taxonomy.categories.size} categorias e ${taxonomy.occasions.size} ocasiões`);
  const gifts = await seedGifts(payload, { media, taxonomy, log });
  const reviewers = await seedReviewers(payload);
  const reviews = await seedReviews(payload, gifts, reviewers);
  log(`${gifts.size} presentes e ${reviews} avaliações`);
}
