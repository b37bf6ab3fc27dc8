import { joinList } from '@/domain/gift-exchange/cell-text';
import { GIFT_COLUMNS, type GiftColumn } from '@/domain/gift-exchange/columns';
import type { ExportFormat, GiftRecord } from '@/domain/gift-exchange/export-formats';
import { statusLabel } from '@/domain/gift-exchange/status';
import { intentionLabel, isIntention } from '@/domain/intentions';
import { exchange as words } from '@/messages/exchange';

import { csvOf } from './csv';

type Dialect = { delimiter: string; comma: string; mark: string };

const DIALECTS: Record<Exclude<ExportFormat, 'json'>, Dialect> = {
  excel: { delimiter: ';', comma: ',', mark: '\uFEFF' },
  csv: { delimiter: ',', comma: '.', mark: '' },
};

/** The text of an exported file, piece by piece: one for each batch of gifts. */
export async function* writeFile(
  format: ExportFormat,
  batches: AsyncIterable<GiftRecord[]>,
): AsyncGenerator<string> {
  if (format === 'json') yield* writeJson(batches);
  else yield* writeCsv(DIALECTS[format], batches);
}

async function* writeJson(batches: AsyncIterable<GiftRecord[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((gift) => JSON.stringify(gift)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* writeCsv(
  { delimiter, comma, mark }: Dialect,
  batches: AsyncIterable<GiftRecord[]>,
): AsyncGenerator<string> {
  let before = mark + csvOf([GIFT_COLUMNS.map(({ label }) => label)], delimiter);
  for await (const batch of batches) {
    const rows = batch.map((gift) => GIFT_COLUMNS.map(({ name }) => cellOf(gift, name, comma)));
    yield before + (rows.length > 0 ? csvOf(rows, delimiter) : '');
    before = '';
  }
}

function cellOf(gift: GiftRecord, column: GiftColumn, comma: string): string {
  switch (column) {
    case 'status':
      return statusLabel(gift.status);
    case 'price':
    case 'originalPrice':
      return gift[column]?.toFixed(2).replace('.', comma) ?? '';
    case 'isNew':
      return gift.isNew ? words.yes : words.no;
    case 'intentions':
      return joinList(gift.intentions.filter(isIntention).map(intentionLabel));
    case 'images':
    case 'imageTexts':
    case 'categories':
    case 'occasions':
      return joinList(gift[column]);
    default:
      return String(gift[column]);
  }
}
