import 'server-only';

import config from '@payload-config';
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { DOMWindow } from 'jsdom';
import type { Payload } from 'payload';

import type { Gift } from '@payload-types';

import { giftEditor } from '@collections/gifts/editor';
import { lazily } from '@/domain/lazily';
import { splitParagraphs } from '@/domain/text';

/** What the converter asks of a DOM: one that reads a text. */
type Reader = new (html: string) => { window: { document: Document } };

const loadTools = lazily(async () => {
  const [{ JSDOM }, { sanitiseRichText }, payloadConfig] = await Promise.all([
    import('jsdom'),
    import('@/domain/rich-text-policy'),
    config,
  ]);
  return {
    sanitiseRichText,
    Reader: readerInto(new JSDOM().window),
    // Not taken from the field of Payload's configuration: the built application has several copies of the editor, and its
    // code knows only nodes of its own copy.
    editorConfig: await editorConfigFactory.fromEditor({
      config: payloadConfig,
      editor: giftEditor,
    }),
  };
});

/** What is left of a link whose address the policy does not allow: the editor has no link without one. */
const AIMLESS_LINK = /<a(?![^>]*\shref=)[^>]*>([\s\S]*?)<\/a>/g;

type Description = NonNullable<Gift['description']>;
export type Converted = { state: Description; html: string };

/**
 * Makes a gift's description of what a cell holds: HTML, which the policy of rich texts cleans, or plain text, whose blank lines
 * separate paragraphs. With the HTML that the gift will have; null for what cannot be read. Brings a DOM along, so it is loaded when it is needed.
 */
export async function descriptionConverter(
  payload: Payload,
): Promise<(text: string) => Converted | null> {
  const { Reader, editorConfig, sanitiseRichText } = await loadTools();
  return (text) => {
    try {
      const clean = sanitiseRichText(/<[a-z][^>]*>/i.test(text) ? text : paragraphs(text));
      const html = clean.replace(AIMLESS_LINK, '$1');
      // The border to the generated type, which says of each node only that it is one.
      const state = convertHTMLToLexical({ editorConfig, html, JSDOM: Reader }) as Description;
      return { state, html: sanitiseRichText(render(state)) };
    } catch (error) {
      // One row of thousands: the others go on.
      payload.logger.error({ err: error, msg: 'a description of an import cannot be read' });
      return null;
    }
  };
}

/**
 * Reads all texts into one document, each in place of the one before, which nobody looks at any more. To open a window takes longer than
 * everything else that is done with a text; and each document that a selector is asked of leaves listeners with its window for good.
 */
function readerInto(window: DOMWindow): Reader {
  return class {
    readonly window = window;

    constructor(html: string) {
      // What a document of its own would begin with.
      window.document.body.innerHTML = html.replace(/^[\t\n\f\r ]+/, '');
    }
  };
}

function render(state: Description): string {
  // The border to the editor's type, as above.
  const data = state as Parameters<typeof convertLexicalToHTML>[0]['data'];
  return convertLexicalToHTML({ data, disableContainer: true });
}

function paragraphs(text: string): string {
  return splitParagraphs(text)
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
