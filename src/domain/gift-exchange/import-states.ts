/** Where an import of gifts stands. */
export const IMPORT_STATES = [
  { value: 'checking', label: 'Verificando' },
  { value: 'ready', label: 'Verificada' },
  { value: 'importing', label: 'Importando' },
  { value: 'done', label: 'Concluída' },
  { value: 'cancelled', label: 'Cancelada' },
  { value: 'undoing', label: 'Desfazendo' },
  { value: 'undone', label: 'Desfeita' },
  { value: 'failed', label: 'Interrompida' },
] as const;

export type ImportState = (typeof IMPORT_STATES)[number]['value'];

/** States in which the server works on it by itself. */
export const BUSY_STATES: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** What an editor may do with an import, in which states, and where it leads. */
export const IMPORT_MOVES = {
  start: { from: ['ready'], to: 'importing' },
  cancel: { from: ['checking', 'ready', 'importing'], to: 'cancelled' },
  undo: { from: ['done', 'cancelled', 'failed'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>;

export type ImportMove = keyof typeof IMPORT_MOVES;

/** What the dry run says of a row. */
export const ROW_KINDS = [
  { value: 'new', label: 'novo' },
  { value: 'changed', label: 'alterado' },
  { value: 'same', label: 'igual' },
  { value: 'error', label: 'erro' },
] as const;

export type RowKind = (typeof ROW_KINDS)[number]['value'];

/** What became of a row: written or not, and then taken back or left as it is. */
export const ROW_RESULTS = [
  { value: 'done', label: 'importado' },
  { value: 'failed', label: 'não importado' },
  { value: 'undone', label: 'desfeito' },
  { value: 'kept', label: 'não desfeito' },
] as const;

export type RowResult = (typeof ROW_RESULTS)[number]['value'];

/** Something that is wrong with a row, or worth knowing; `column` says with which cell, where it is one. */
export type RowProblem = { column?: string; message: string };

/** One cell that an import changes, as people read both. */
export type RowChange = { column: string; from: string; to: string };

/** How far an import is. */
export type ImportProgress = {
  status: ImportState;
  fileName: string;
  notice: string | null;
  rows: number;
  checked: number;
  created: number;
  changed: number;
  same: number;
  errors: number;
  imported: number;
  failed: number;
  undone: number;
  kept: number;
  /** Whether its rows are still there. */
  hasRows: boolean;
};

/** One row of an import as its report shows it. */
export type ImportRow = {
  line: number;
  title: string;
  gift: number | null;
  kind: RowKind | null;
  result: RowResult | null;
  problems: RowProblem[];
  notes: RowProblem[];
  changes: RowChange[];
};

/** Which rows of the report are shown. */
export const ROW_FILTERS = ['all', 'error', 'new', 'changed', 'same'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** Rows of one page of the report. */
export const REPORT_PAGE = 50;
