import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';

import { SEARCH_SYNONYMS_MAX, SYNONYM_WORD_MAX, SYNONYM_WORDS_MAX } from '@/domain/search-lexicon';
import { wordsOf } from '@/domain/search-words';
import { messages } from '@/messages';

import { adminsOnly } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { textProblem } from '../shared/fields/required-text';

const words = messages.synonyms;

const refuseTooMany: CollectionBeforeChangeHook = async ({ operation, req }) => {
  if (operation !== 'create') return;
  const { totalDocs } = await req.payload.count({ collection: 'search-synonyms', req });
  if (totalDocs < SEARCH_SYNONYMS_MAX) return;
  throw new APIError(words.tooMany(SEARCH_SYNONYMS_MAX), 400, null, true);
};

/** Words that a search takes for each other, as editors want it. Effective with the next search: decision 0043. */
export const SearchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Sinônimo da busca', plural: 'Sinônimos da busca' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'term',
    defaultColumns: ['term', 'alsoFinds', 'isMutual'],
    listSearchableFields: ['term'],
    description: words.about,
  },
  defaultSort: 'term',
  access: { create: adminsOnly, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  fields: [
    {
      name: 'term',
      type: 'text',
      label: 'Palavra',
      required: true,
      maxLength: SYNONYM_WORD_MAX,
      admin: { description: words.termHint },
      validate: (value: unknown) => termProblem(value) ?? true,
    },
    {
      name: 'alsoFinds',
      type: 'text',
      label: 'Encontra também',
      hasMany: true,
      required: true,
      admin: { description: words.alsoFindsHint },
      validate: (value: unknown) => problemOf(value) ?? true,
    },
    {
      name: 'isMutual',
      type: 'checkbox',
      label: 'Vale nos dois sentidos',
      defaultValue: true,
      admin: { description: words.mutualHint },
    },
    createdAtField,
  ],
  hooks: { beforeChange: [refuseTooMany] },
};

const TERM = { label: 'Palavra', message: words.termMissing, maxLength: SYNONYM_WORD_MAX };

function termProblem(value: unknown): string | null {
  const problem = textProblem(value, TERM);
  if (problem !== null) return problem;
  return wordsOf(String(value)).length > 0 ? null : words.termNoWord;
}

/** Why these cannot be the words that a term finds too, or null. */
function problemOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return words.alsoFindsMissing;
  if (value.length > SYNONYM_WORDS_MAX) return words.tooManyWords(SYNONYM_WORDS_MAX);
  const isWord = (word: unknown) =>
    typeof word === 'string' && word.length <= SYNONYM_WORD_MAX && wordsOf(word).length > 0;
  return value.every(isWord) ? null : words.notAWord(SYNONYM_WORD_MAX);
}
