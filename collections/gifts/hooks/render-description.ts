import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { CollectionBeforeChangeHook } from 'payload';

import { sanitiseRichText } from '@/domain/rich-text-policy';

/** The border to Payload: what its own validation and ours (`refuseBrokenRichText`) have let through. */
type Described = { description?: SerializedEditorState | null };

/** Keeps the sanitised HTML beside the editor's state, so that no reader ever pays for, or forgets, the cleaning. */
export const renderDescription: CollectionBeforeChangeHook = ({ data }) => {
  if (!('description' in data)) return data;
  const { description } = data as Described;
  const html =
    description == null ? '' : convertLexicalToHTML({ data: description, disableContainer: true });
  return { ...data, descriptionHtml: sanitiseRichText(html) };
};
