import 'server-only';

import type { Gift } from '@payload-types';

import { idsOf } from '@collections/gifts/exchange/to-records';
import { columnLabel, type GiftColumn } from '@/domain/gift-exchange/columns';
import type { GiftRecord } from '@/domain/gift-exchange/export-formats';
import type { RowChange, RowProblem } from '@/domain/gift-exchange/import-states';
import type { GiftValues } from '@/domain/gift-exchange/read-cells';
import { type GiftStatus, statusLabel } from '@/domain/gift-exchange/status';
import { formatMoment } from '@/domain/dates';
import { formatNumber } from '@/domain/format-number';
import { intentionLabel, isIntention } from '@/domain/intentions';
import { slugify } from '@/domain/slug';
import { truncateCharacters } from '@/domain/text';
import { exchange } from '@/messages/exchange';

import type { Current } from './find-gifts';
import type { Terms } from './find-terms';
import type { Picture } from './pictures';
import type { Converted } from './rich-text';

const words = exchange.rows;

/** Characters of a value that the report shows. */
const SHOWN = 200;

/** A picture of the gift that a row describes, with its text where it is to be stored first. */
export type WantedPicture = { id: number } | { url: string; alt: string };

/** What a row would change of its gift. */
export type Change = {
  /** Fields to be written, as the collection takes them; without the pictures. */
  data: Partial<Record<keyof Gift, unknown>>;
  /** All pictures of the gift, where they become others. */
  pictures: WantedPicture[] | null;
  status: GiftStatus;
  told: RowChange[];
  problems: RowProblem[];
  notes: RowProblem[];
};

type Asked = {
  values: GiftValues;
  current: Current | null;
  terms: Terms;
  pictures: ReadonlyMap<string, Picture>;
  convert: (text: string) => Converted | null;
};

/** Compares a row with its gift, column by column. A column that the file lacks changes nothing. */
export function changesOf({ values, current, terms, pictures, convert }: Asked): Change {
  const before = current?.record;
  const status = statusOf(values, current);
  const change: Change = { data: {}, pictures: null, status, told: [], problems: [], notes: [] };

  const tell = (column: GiftColumn, from: string, to: string) => {
    change.told.push({
      column: columnLabel(column),
      from: truncateCharacters(from, SHOWN),
      to: truncateCharacters(to, SHOWN),
    });
  };
  const set = (column: GiftColumn & keyof Gift, value: unknown, from: string, to: string) => {
    change.data[column] = value;
    tell(column, from, to);
  };

  for (const column of ['title', 'shortDescription', 'affiliateLink'] as const) {
    const [value, former] = [values[column], tidy(before?.[column])];
    if (value !== undefined && value !== former) set(column, value, former, value);
  }
  const slug = slugify(values.slug ?? '');
  if (slug !== '' && slug !== before?.slug) set('slug', slug, before?.slug ?? '', slug);

  const { description } = values;
  if (description !== undefined && description !== tidy(before?.description)) {
    const converted = convert(description);
    if (converted === null) {
      change.problems.push({ column: columnLabel('description'), message: words.unreadable });
    } else if (converted.html !== before?.description) {
      const state = description === '' ? null : converted.state;
      set('description', state, before?.description ?? '', converted.html);
    }
  }
  for (const column of ['price', 'originalPrice'] as const) {
    const [value, former] = [values[column], before?.[column] ?? null];
    if (value !== undefined && value !== former) set(column, value, money(former), money(value));
  }
  for (const column of ['categories', 'occasions'] as const) {
    const [value, former] = [values[column], before?.[column] ?? []];
    if (value === undefined) continue;
    const ids = value.flatMap((text) => {
      const id = terms[column].get(text);
      if (id !== undefined) return [id];
      change.problems.push({ column: columnLabel(column), message: words.unknown(text) });
      return [];
    });
    if (!isSame(ids, idsOf(current?.doc[column]))) {
      set(column, ids, former.join(', '), value.join(', '));
    }
  }
  const { intentions, isNew, createdAt } = values;
  if (intentions !== undefined && !isSame(intentions, before?.intentions ?? [])) {
    set('intentions', intentions, labels(before?.intentions ?? []), labels(intentions));
  }
  if (isNew !== undefined && isNew !== (before?.isNew ?? false)) {
    const yesNo = (value: boolean) => (value ? exchange.yes : exchange.no);
    set('isNew', isNew, yesNo(!isNew), yesNo(isNew));
  }
  if (createdAt != null && createdAt !== iso(before?.createdAt)) {
    const former = before === undefined ? '' : formatMoment(new Date(before.createdAt));
    set('createdAt', createdAt, former, formatMoment(new Date(createdAt)));
  }
  comparePictures({ values, current, pictures, change, tell });
  if (current === null || current.deletedAt !== null || status !== before?.status) {
    const former = current === null ? '' : current.deletedAt ? words.inTrash : before?.status;
    tell(
      'status',
      former === undefined || former === '' ? '' : nameOf(former),
      statusLabel(status),
    );
  }
  return change;
}

/** What the row says, else what the gift has; what visitors do not see has no changes that they do not see. */
function statusOf({ status }: GiftValues, current: Current | null): GiftStatus {
  const former = current?.deletedAt === null ? current.record.status : 'draft';
  const wanted = status ?? former;
  return wanted === 'changed' && former === 'draft' ? 'draft' : wanted;
}

type Compared = Pick<Asked, 'values' | 'current' | 'pictures'> & {
  change: Change;
  tell: (column: GiftColumn, from: string, to: string) => void;
};

function comparePictures({ values, current, pictures, change, tell }: Compared): void {
  const { images, imageTexts = [] } = values;
  if (images === undefined) return;
  const column = columnLabel('images');
  const wanted = images.flatMap((address, index): WantedPicture[] => {
    const picture = pictures.get(address);
    const alt = imageTexts[index] ?? '';
    if (picture?.kind === 'stored') {
      if (alt !== '' && alt !== tidy(picture.alt)) {
        change.notes.push({ column, message: words.textStays(picture.filename) });
      }
      return [{ id: picture.id }];
    }
    if (picture?.kind === 'outside') {
      if (alt === '') change.problems.push({ column, message: words.textMissing(address) });
      return [{ url: address, alt }];
    }
    change.problems.push({ column, message: words.noSuchImage(address) });
    return [];
  });
  const ids = wanted.map((one) => ('id' in one ? one.id : null));
  if (isSame(ids, idsOf(current?.doc.images))) return;
  change.pictures = wanted;
  tell('images', (current?.record.images ?? []).join(' '), images.join(' '));
}

function nameOf(status: string): string {
  const known = (['published', 'draft', 'changed'] as const).find((value) => value === status);
  return known === undefined ? status : statusLabel(known);
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function tidy(text: GiftRecord['title'] | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim();
}

function iso(moment: string | undefined): string {
  return moment === undefined ? '' : new Date(moment).toISOString();
}

function money(value: number | string | null): string {
  return typeof value === 'number' ? formatNumber(value, 2) : (value ?? '');
}

function labels(intentions: readonly string[]): string {
  return intentions.filter(isIntention).map(intentionLabel).join(', ');
}
