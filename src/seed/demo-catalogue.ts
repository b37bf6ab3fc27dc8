import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { INTENTIONS } from '@/domain/intentions';
import { MONTHS } from '@/domain/months';

import { pictureSchema } from '../../demo/pictures/picture';

const FOLDER = path.resolve('demo/catalogue');

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const text = z.string().min(1);

const groupSchema = z.strictObject({
  slug,
  name: text,
  shortDescription: text,
  /** Paragraphs are separated by a blank line. */
  description: text,
  picture: pictureSchema,
});

const taxonomyEntrySchema = groupSchema.extend({
  group: slug,
  month: z.enum(MONTHS.map(({ value }) => value)),
});

const giftSchema = z.strictObject({
  title: text,
  /** One or two sentences, 90 to 180 characters. */
  shortDescription: text,
  /** Only the tags of the rich-text policy: a, b, strong, em, i, u, br, p, span, div. */
  descriptionHtml: text,
  /** In reais. */
  price: z.number().positive(),
  /** In reais, above `price`; only for a gift on offer. */
  originalPrice: z.number().positive().optional(),
  affiliateLink: z.url(),
  categories: z.array(slug),
  occasions: z.array(slug),
  intentions: z.array(z.enum(INTENTIONS.map(({ value }) => value))),
  isNew: z.boolean().optional(),
  /** Age of the gift in days when the catalogue is seeded; decides "newest". */
  daysOld: z.number().nonnegative(),
  /** Times that the gift was opened; decides "most loved". */
  detailViews: z.int().nonnegative(),
  pictures: z.array(pictureSchema).min(1),
});

const reviewerSchema = z.strictObject({ name: text, email: z.email() });

/** General enough for any gift. A reviewer may use each of them only once. */
const commentsSchema = z.strictObject({
  1: z.array(text),
  2: z.array(text),
  3: z.array(text),
  4: z.array(text),
  5: z.array(text),
});

export type DemoGroup = z.infer<typeof groupSchema>;
export type DemoGift = z.infer<typeof giftSchema>;

/**
 * The demo catalogue as its files say it (`demo/catalogue`), gifts in the order of their files' names. Throws a ZodError
 * that names the file's field when one of them does not have the right shape.
 */
export const demoCatalogue = {
  categoryGroups: read('category-groups.json', z.array(groupSchema)),
  categories: read('categories.json', z.array(taxonomyEntrySchema)),
  occasionGroups: read('occasion-groups.json', z.array(groupSchema)),
  occasions: read('occasions.json', z.array(taxonomyEntrySchema)),
  gifts: readdirSync(path.join(FOLDER, 'gifts'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(`gifts/${name}`, z.array(giftSchema))),
  reviewers: read('reviewers.json', z.array(reviewerSchema)),
  comments: read('review-comments.json', commentsSchema),
};

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
}
