import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestPayload, type TestPayload } from '../../support/test-payload';

const windows = vi.hoisted((): JSDOM['window'][] => []);

vi.mock('jsdom', async (importOriginal) => {
  const jsdom = await importOriginal<{ JSDOM: typeof JSDOM }>();
  class WatchedJSDOM extends jsdom.JSDOM {
    constructor() {
      super();
      windows.push(this.window);
    }
  }
  return { ...jsdom, JSDOM: WatchedJSDOM };
});

const TEXTS = [
  '<p>Uma <b>boa</b> ideia.</p><p>E <a href="https://loja.example.com/p">um link</a>.</p>',
  ' \n <p>Com espaço na frente</p> \n <div>e no meio</div> e no fim ',
  '\u00a0<span>Sem parágrafo</span><br>em <em>duas</em> linhas',
  '<p></p><p><u>Sublinhado</u></p>',
  '',
];

/** A link gets an id of its own each time. */
const plain = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state, (key, value: unknown) => (key === 'id' ? undefined : value)),
  ) as unknown;

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

it('a description is read as by a document of its own, whatever was read before, and leaves no listener behind', async () => {
  const { descriptionConverter } = await import('@/data/gift-imports/rich-text');
  const { giftEditor } = await import('@collections/gifts/editor');
  const convert = await descriptionConverter(app.payload);
  const read = () => TEXTS.map((text) => plain(convert(text)?.state));
  const first = read();
  const [window] = windows;
  if (window === undefined) throw new Error('no window was opened');

  const listen = vi.spyOn(window, 'addEventListener');
  expect(read()).toEqual(first);
  expect(listen).not.toHaveBeenCalled();

  const { JSDOM: Fresh } = await vi.importActual<{ JSDOM: typeof JSDOM }>('jsdom');
  const editorConfig = await editorConfigFactory.fromEditor({
    config: app.payload.config,
    editor: giftEditor,
  });
  const alone = TEXTS.map((html) =>
    plain(convertHTMLToLexical({ editorConfig, html, JSDOM: Fresh })),
  );
  expect(first).toEqual(alone);
});
