import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepMended } from '@/app/(payload)/components/names/keep-mended';

let window: JSDOM['window'];
let body: HTMLElement;
let stop: () => void;

beforeEach(() => {
  ({ window } = new JSDOM('', { pretendToBeVisual: true }));
  for (const name of [
    ...(['document', 'MutationObserver', 'NodeFilter', 'Node', 'Element', 'Text'] as const),
    ...(['HTMLInputElement', 'HTMLTextAreaElement'] as const),
    ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ]) {
    vi.stubGlobal(name, window[name]);
  }
  ({ body } = window.document);
  stop = keepMended(body);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  window.close();
});

/** What was changed has been noted and the next frame drawn. */
const nextFrame = () => new Promise((done) => window.requestAnimationFrame(() => setTimeout(done)));

function add(html: string, to = body): HTMLElement {
  to.insertAdjacentHTML('beforeend', html);
  return to.lastElementChild as HTMLElement;
}

/** Changes the letters of an element's text, and nothing else. */
function write(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (node == null) throw new Error('there is no text');
  node.nodeValue = text;
}

const FIELD = '<div class="field-type"><div><span class="field-label">Nome</span></div></div>';

describe('the markup of the panel', () => {
  it('says in Portuguese what is added, and what is changed back into English', async () => {
    const button = add('<div><button aria-label="Drag to move"></button></div>').firstElementChild;
    await nextFrame();
    expect(button?.getAttribute('aria-label')).toBe('Arrastar para mover');
    button?.setAttribute('aria-label', 'Edit link');
    await nextFrame();
    expect(button?.getAttribute('aria-label')).toBe('Editar link');
  });

  it('names the button of a chosen document in Portuguese, by the title of the document', async () => {
    const button = add(
      '<button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit Edit link"></button>',
    );
    await nextFrame();
    expect(button.getAttribute('aria-label')).toBe('Editar Edit link');
  });

  it('says who is editing where Payload does not know its words, in the text and in its title', async () => {
    const said = 'editora@mimoteca.local undefined';
    const sign = add(
      `<aside class="tooltip locked__tooltip" title="${said}"><p>${said}</p></aside>`,
    );
    await nextFrame();
    const mended = 'editora@mimoteca.local está editando';
    expect([sign.textContent, sign.getAttribute('title')]).toEqual([mended, mended]);
  });

  it('words texts where Payload draws them, also when only their letters change, and no text of an editor', async () => {
    const menu = add('<div class="popup-button-list"><button>Responsive</button></div>');
    const said = add('<div role="status" aria-live="assertive">.</div>');
    const typed = add('<p>Responsive</p>');
    await nextFrame();
    write(said, 'Dragging was cancelled. Draggable item 1 was dropped.');
    await nextFrame();
    expect([menu.textContent, said.textContent, typed.textContent]).toEqual([
      ...['Tamanho livre', 'O item voltou ao lugar.', 'Responsive'],
    ]);
  });

  it('says in Portuguese what a select tells who does not see it', async () => {
    const said = add('<div role="log"><span id="aria-results">12 results available.</span></div>');
    await nextFrame();
    expect(said.textContent).toBe('Opções: 12.');
  });

  it('leaves a text alone that stands where only other texts are Payload’s', async () => {
    const error = add('<div class="field-error">Responsive</div>');
    await nextFrame();
    expect(error.textContent).toBe('Responsive');
  });

  it('words what is said at the field of a file that was taken away', async () => {
    const error = add('<aside class="tooltip field-error"><div>A file is required.</div></aside>');
    await nextFrame();
    expect(error.textContent).toBe('Envie uma imagem.');
  });

  it('names a control by the label of its field, whichever of both comes last', async () => {
    const field = add(FIELD);
    await nextFrame();
    const late = add('<input>', field);
    const whole = add(FIELD.replace('</div></div>', '</div><textarea></textarea></div>'));
    await nextFrame();
    for (const control of [late, whole.querySelector('textarea')]) {
      const id = control?.getAttribute('aria-labelledby') ?? '';
      expect(window.document.getElementById(id)?.textContent).toBe('Nome');
    }
  });

  it('names a control anew when its label is drawn anew', async () => {
    const field = add(FIELD);
    const control = add('<input>', field);
    await nextFrame();
    field.firstElementChild?.replaceChildren();
    add('<span class="field-label">Outro</span>', field.firstElementChild as HTMLElement);
    await nextFrame();
    const id = control.getAttribute('aria-labelledby') ?? '';
    expect(window.document.getElementById(id)?.textContent).toBe('Outro');
  });

  it('names the selects of a calendar', async () => {
    const calendar = add('<div><select class="react-datepicker__month-select"></select></div>');
    await nextFrame();
    expect(calendar.firstElementChild?.getAttribute('aria-label')).toBe('Mês');
  });

  it('gives every page one main part, and the box of each row the name of what the row is about', async () => {
    const page = add('<div class="template-default__wrap"><main></main></div>');
    const list = add(
      '<table><tbody><tr><td><div class="select-row"><input aria-label="" type="checkbox"></div></td><td>5</td><td><a>Caneca</a></td></tr></tbody></table>',
    );
    await nextFrame();
    expect(page.getAttribute('role')).toBe('main');
    expect(page.firstElementChild?.getAttribute('role')).toBe('none');
    const box = list.querySelector('input');
    const nameOf = () =>
      window.document.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.textContent;
    expect(nameOf()).toBe('Caneca');
    list.querySelector('td:last-child')?.remove();
    add('<td><a>Vela</a></td>', list.querySelector('tr') ?? body);
    await nextFrame();
    expect(nameOf()).toBe('Vela');
  });

  it('lets the keyboard clear a select, and not stop twice at it', async () => {
    const select = add(
      '<div><div class="clear-indicator" aria-hidden="true" role="button" tabindex="0"></div><button class="dropdown-indicator" aria-hidden="true"></button></div>',
    );
    await nextFrame();
    const [clear, open] = select.children;
    expect([clear?.getAttribute('aria-hidden'), clear?.getAttribute('aria-label')]).toEqual([
      ...[null, 'Limpar'],
    ]);
    expect(open?.getAttribute('tabindex')).toBe('-1');
  });

  it('looks at nothing that has not changed', async () => {
    const still = add(`<section>${FIELD.repeat(20)}</section>`);
    const field = add(FIELD.replace('</div></div>', '</div><p contenteditable="true">a</p></div>'));
    await nextFrame();
    const looked: Element[] = [];
    for (const element of still.querySelectorAll('*')) {
      for (const name of ['getAttribute', 'hasAttribute', 'matches', 'closest'] as const) {
        vi.spyOn(element, name).mockImplementation(() => {
          looked.push(element);
          return null;
        });
      }
    }
    const whole = vi.spyOn(window.document, 'querySelectorAll');
    write(field.querySelector('p'), 'ab');
    add('<button></button>');
    await nextFrame();
    expect([looked, whole.mock.calls]).toEqual([[], []]);
  });
});
