import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { CollectionBeforeChangeHook } from 'payload';

import { sanitiseRichText } from '@/domain/rich-text-policy';

/** Keeps the sanitised HTML beside the editor's state, so that no reader ever pays for, or forgets, the cleaning. */
export const renderDescription: CollectionBeforeChangeHook = ({ data }) => {
  if (!('description' in data)) return data;
  const html =
    data.description == null
      ? ''
      : convertLexicalToHTML({ data: data.description, disableContainer: true });
  return { ...data, descriptionHtml: sanitiseRichText(html) };
};
