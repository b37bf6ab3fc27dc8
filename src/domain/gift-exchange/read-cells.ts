import { instantOf, typedInstant } from '../dates';
import { documentId } from '../document-id';
import { formatNumber } from '../format-number';
import { INTENTIONS, type Intention, isIntention, normaliseIntention } from '../intentions';
import { parsePrice } from '../price';
import { splitList } from './cell-text';
import { columnLabel, type GiftCells, type GiftColumn } from './columns';
import { IMPORT_LIMITS } from './import-limits';
import type { RowProblem } from './import-states';
import { GIFT_STATUSES, type GiftStatus } from './status';

/** What the cells of a row say. A column that the file lacks, or a cell that cannot be read, is absent. */
export type GiftValues = {
  id?: number | null;
  slug?: string;
  status?: GiftStatus | null;
  title?: string;
  shortDescription?: string;
  description?: string;
  /** A text is no price, and is left to the collection to refuse. */
  price?: number | string | null;
  originalPrice?: number | string | null;
  affiliateLink?: string;
  images?: string[];
  imageTexts?: string[];
  categories?: string[];
  occasions?: string[];
  intentions?: Intention[];
  isNew?: boolean;
  /** ISO 8601. */
  createdAt?: string | null;
};

type Read = { values: GiftValues; problems: RowProblem[] };

const YES = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'x', 'yes']);
const NO = new Set(['', 'nao', 'n', 'false', 'falso', '0', 'no']);

class Unreadable extends Error {}

/** Reads a row. Each cell that cannot be read is a problem of its own, so that all of them are told at once. */
export function readCells(cells: GiftCells): Read {
  const problems: RowProblem[] = [];

  function cell<T>(column: GiftColumn, read: (given: unknown) => T): T | undefined {
    if (!(column in cells)) return undefined;
    try {
      return read(cells[column]);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ column: columnLabel(column), message: error.message });
      return undefined;
    }
  }

  const read: Record<GiftColumn, unknown> = {
    id: cell('id', readId),
    slug: cell('slug', readText),
    status: cell('status', readStatus),
    title: cell('title', readText),
    shortDescription: cell('shortDescription', readText),
    description: cell('description', readText),
    price: cell('price', readPrice),
    originalPrice: cell('originalPrice', readPrice),
    affiliateLink: cell('affiliateLink', readText),
    images: cell('images', readImages),
    imageTexts: cell('imageTexts', (given) => readList(given, true)),
    categories: cell('categories', (given) => readList(given)),
    occasions: cell('occasions', (given) => readList(given)),
    intentions: cell('intentions', readIntentions),
    isNew: cell('isNew', readBoolean),
    createdAt: cell('createdAt', readMoment),
  };
  const known = Object.entries(read).filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(known), problems };
}

function readText(given: unknown): string {
  if (given == null) return '';
  if (typeof given !== 'string' && typeof given !== 'number') {
    throw new Unreadable('Use um texto.');
  }
  const text = String(given).replace(/\r\n?/g, '\n').trim();
  if (text.length > IMPORT_LIMITS.characters) {
    throw new Unreadable(`Use no máximo ${formatNumber(IMPORT_LIMITS.characters)} caracteres.`);
  }
  return text;
}

function readId(given: unknown): number | null {
  if (given == null || given === '') return null;
  const id = documentId(typeof given === 'string' ? given.trim() : given);
  if (id === null || typeof given === 'object') throw new Unreadable('Use o número do presente.');
  return id;
}

function readStatus(given: unknown): GiftStatus | null {
  const text = readText(given);
  if (text === '') return null;
  const found = GIFT_STATUSES.find(({ value, label }) =>
    [value, plain(label)].includes(plain(text)),
  );
  if (found === undefined) throw new Unreadable('Use Publicado ou Rascunho.');
  return found.value;
}

function readPrice(given: unknown): number | string | null {
  if (given == null || given === '') return null;
  if (typeof given === 'number') return given;
  const text = readText(given);
  return text === '' ? null : (parsePrice(text) ?? text);
}

function readList(given: unknown, keepsBlanks = false): string[] {
  const texts = Array.isArray(given) ? given.map(readText) : splitList(readText(given));
  const values = keepsBlanks ? texts : [...new Set(texts.filter((text) => text !== ''))];
  return values.every((text) => text === '') ? [] : values;
}

function readImages(given: unknown): string[] {
  const images = readList(given);
  if (images.length > IMPORT_LIMITS.images) {
    throw new Unreadable(`Use no máximo ${IMPORT_LIMITS.images} imagens.`);
  }
  return images;
}

function readIntentions(given: unknown): Intention[] {
  const read = readList(given).map(normaliseIntention);
  const unknown = read.find((text) => !isIntention(text));
  if (unknown !== undefined) {
    const labels = INTENTIONS.map(({ label }) => label).join(', ');
    throw new Unreadable(`Não existe a intenção "${unknown}". Use: ${labels}.`);
  }
  return read.filter(isIntention);
}

function readBoolean(given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  const text = plain(readText(given));
  if (YES.has(text)) return true;
  if (NO.has(text)) return false;
  throw new Unreadable('Use Sim ou Não.');
}

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

function readMoment(given: unknown): string | null {
  const text = readText(given);
  if (text === '') return null;
  const instant = momentOf(text);
  if (instant === null || Number.isNaN(instant.getTime())) {
    throw new Unreadable('Use uma data, como 20/11/2026 ou 20/11/2026 09:30.');
  }
  return instant.toISOString();
}

function momentOf(text: string): Date | null {
  const typed = typedInstant(text);
  if (typed !== null) return typed;
  if (!ISO.test(text)) return null;
  if (text.length > 10 && /(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text);
  // Without a zone it is what clocks in São Paulo show.
  return instantOf(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}`);
}

/** How texts are compared that people type from memory. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
