import type { Page } from '@playwright/test';

/** Words of interfaces that are no Portuguese, also not in another sense. */
const WORDS = [
  ...[
    'the',
    'and',
    'with',
    'your',
    'you',
    'this',
    'that',
    'from',
    'are',
    'not',
    'was',
    'has',
    'have',
  ],
  ...[
    'add',
    'edit',
    'delete',
    'remove',
    'save',
    'saved',
    'saving',
    'cancel',
    'close',
    'open',
    'search',
  ],
  ...[
    'filter',
    'filters',
    'select',
    'selected',
    'clear',
    'next',
    'previous',
    'prev',
    'back',
    'loading',
  ],
  ...[
    'failed',
    'required',
    'invalid',
    'new',
    'create',
    'created',
    'update',
    'updated',
    'copy',
    'drag',
    'draggable',
    'sortable',
  ],
  ...[
    'drop',
    'upload',
    'download',
    'choose',
    'file',
    'files',
    'image',
    'row',
    'rows',
    'column',
    'columns',
  ],
  ...[
    'field',
    'fields',
    'value',
    'settings',
    'preview',
    'responsive',
    'publish',
    'published',
    'draft',
  ],
  ...[
    'schedule',
    'version',
    'versions',
    'restore',
    'revert',
    'sort',
    'ascending',
    'descending',
    'month',
  ],
  ...['year', 'time', 'date', 'day', 'today', 'show', 'hide', 'more', 'less', 'all', 'none', 'any'],
  ...['toggle', 'expand', 'collapse', 'type', 'language', 'theme', 'light', 'dark', 'user'],
  ...[
    'users',
    'password',
    'account',
    'logout',
    'login',
    'undo',
    'redo',
    'bold',
    'italic',
    'underline',
  ],
  ...[
    'paragraph',
    'heading',
    'insert',
    'block',
    'text',
    'width',
    'height',
    'size',
    'window',
    'page',
  ],
  ...[
    'pages',
    'per',
    'results',
    'found',
    'home',
    'move',
    'before',
    'after',
    'press',
    'item is',
    'keyboard',
  ],
  ...[
    'arrow',
    'keys',
    'active',
    'focus',
    'available',
    'use',
    'using',
    'click',
    'here',
    'success',
    'error',
  ],
];

/** What people wrote themselves: names, titles, addresses, texts of gifts. */
const CONTENT = [
  ...[
    'tbody td',
    '.doc-header__title',
    '.step-nav',
    '[contenteditable]',
    '.relationship--multi-value-label',
  ],
  ...[
    '.upload-relationship-details',
    '.file-details',
    '.dash-links__gift',
    'iframe',
    'script',
    'style',
  ],
  ...['.thumbnail', '.panel-content'],
].join();

/** Every text and name that the page shows or that is read of it, and that has an English word. */
export async function englishIn(page: Page): Promise<string[]> {
  return page.evaluate(
    ([words, content]) => {
      const english = new RegExp(`(?<![\\p{L}\\d@./_-])(?:${words})(?![\\p{L}\\d@/_-])`, 'iu');
      const said = new Set<string>();
      const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest(content) !== null) continue;
        for (const name of attributes) said.add(element.getAttribute(name) ?? '');
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent ?? '');
        }
      }
      return [...said].map((text) => text.trim()).filter((text) => english.test(text));
    },
    [WORDS.join('|'), CONTENT] as const,
  );
}
