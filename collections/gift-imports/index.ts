import type { CollectionConfig, NumberField } from 'payload';

import { IMPORT_STATES } from '@/domain/gift-exchange/import-states';

import { adminsOnly, nobody } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { fileEndpoint } from './endpoints/file';
import { moveEndpoints } from './endpoints/moves';
import { progressEndpoint } from './endpoints/progress';
import { reportEndpoint } from './endpoints/report';
import { rowsEndpoint } from './endpoints/rows';

const COMPONENTS = '/src/app/(payload)/components/exchange';
/** Shown in the list; in the document the report says it. */
const IN_LIST = { components: { Field: false } } as const;

/**
 * Imports of gifts: the rows of a file are checked, then written one by one, and can be taken back. Its endpoints and the runner
 * of jobs (src/data/gift-imports) do that. Decision 0039.
 */
export const GiftImports: CollectionConfig = {
  slug: 'gift-imports',
  labels: { singular: 'Importação', plural: 'Importar e exportar' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'status', 'rows', 'imported', 'failed', 'editor', 'createdAt'],
    components: { beforeListTable: [`${COMPONENTS}/import-start#ImportStart`] },
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  endpoints: [fileEndpoint, ...moveEndpoints, progressEndpoint, rowsEndpoint, reportEndpoint],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: `${COMPONENTS}/import-desk#ImportDesk` },
      },
    },
    { name: 'fileName', type: 'text', label: 'Arquivo', required: true, admin: IN_LIST },
    {
      name: 'status',
      type: 'select',
      label: 'Situação',
      required: true,
      defaultValue: 'checking',
      index: true,
      options: [...IMPORT_STATES],
      admin: IN_LIST,
    },
    {
      name: 'editor',
      type: 'relationship',
      relationTo: 'users',
      label: 'Por',
      maxDepth: 0,
      admin: IN_LIST,
    },
    { name: 'notice', type: 'text', label: 'Aviso', admin: IN_LIST },
    figure({ name: 'rows', label: 'Linhas' }),
    figure({ name: 'checked', label: 'Verificadas' }),
    figure({ name: 'created', label: 'Novos' }),
    figure({ name: 'changed', label: 'Alterados' }),
    figure({ name: 'same', label: 'Iguais' }),
    figure({ name: 'errors', label: 'Com erro' }),
    figure({ name: 'imported', label: 'Importados' }),
    figure({ name: 'failed', label: 'Não importados' }),
    figure({ name: 'undone', label: 'Desfeitos' }),
    figure({ name: 'kept', label: 'Não desfeitos' }),
    // The last line that the work of the present state has come to.
    figure({ name: 'reached', label: 'Até a linha' }),
    // When the runner worked on it last: imports of several editors take turns.
    { name: 'turnAt', type: 'date', label: 'Última vez', admin: { ...IN_LIST, date: asMoment } },
    { name: 'finishedAt', type: 'date', label: 'Fim', admin: { ...IN_LIST, date: asMoment } },
    createdAtField,
  ],
};

function figure(named: { name: string; label: string }): NumberField {
  return { ...named, type: 'number', required: true, defaultValue: 0, admin: IN_LIST };
}
