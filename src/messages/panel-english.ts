import { editing } from './editing';

export type Wordings = readonly (readonly [english: string | RegExp, portuguese: string])[];
/** `at`: the selector of what has such an attribute, or of what such a text is in. Elsewhere the same may be an editor's. */
export type PanelPlace = { at: string; words: Wordings };

/** Who is editing what a card of the dashboard leads to: there Payload does not know the panel's words. */
const editors: readonly PanelPlace[] = [
  { at: '.locked__tooltip', words: [[/^(.+) undefined$/s, '$1 está editando']] },
];

const attributes: readonly PanelPlace[] = [
  {
    at: '*',
    words: [
      ['Add block', 'Adicionar bloco'],
      ['Choose Date', 'Escolher data'],
      ['Choose Date and Time', 'Escolher data e hora'],
      ['Choose Time', 'Escolher hora'],
      ['Drag to move', 'Arrastar para mover'],
      ['Edit link', 'Editar link'],
      ['Insert Paragraph', 'Inserir parágrafo'],
      ['Remove link', 'Remover link'],
      ['add dropdown', 'Inserir no texto'],
      ['align dropdown', 'Alinhamento'],
      ['edit-upload', 'Editar imagem'],
      ['format dropdown', 'Formato'],
      ['indent dropdown', 'Recuo'],
      ['text dropdown', 'Tipo de parágrafo'],
      ['active', 'Ativo'],
      ['draggable', 'arrastável'],
      ['sortable', 'ordenável'],
    ],
  },
  // The button of a chosen document, which opens it: 'Edit' and the document's title.
  {
    at: '.relationship--multi-value-label__drawer-toggler',
    words: [[/^Edit (.+)$/s, 'Editar $1']],
  },
  ...editors,
];

const texts: readonly PanelPlace[] = [
  {
    at: '.live-preview-toolbar-controls, .popup-button-list',
    words: [['Responsive', 'Tamanho livre']],
  },
  {
    at: '.field-error',
    words: [
      [/^A file is required\.$/, editing.fileMissing],
      [/^A file name is required\.$/, 'Informe o nome do arquivo.'],
    ],
  },
  // Drag and drop, to who does not see it.
  {
    at: 'div[id][style*="display: none"], [role="status"][aria-live="assertive"]',
    words: [
      [
        /^To pick up a draggable item/,
        'Para pegar um item, pressione a barra de espaço. Mova-o com as setas. Pressione espaço de novo para soltá-lo, ou Esc para desistir.',
      ],
      [/^Picked up draggable item/, 'Item pego.'],
      [/^Draggable item .* was moved over/, 'Item em outra posição.'],
      [/^Draggable item .* is no longer over/, 'Item fora da lista.'],
      [/^Draggable item .* was dropped/, 'Item solto.'],
      [/^Dragging was cancelled/, 'O item voltou ao lugar.'],
    ],
  },
  // A select, to who does not see it.
  {
    at: '#aria-selection, #aria-focused, #aria-results, #aria-guidance',
    words: [
      [
        /^Use Up and Down to choose.*$/,
        'Use as setas para escolher, Enter para confirmar e Esc para sair.',
      ],
      [
        /^Use left and right to toggle.*$/,
        'Use as setas para ir de um valor a outro, e Backspace para tirar o valor.',
      ],
      [
        /^.* is focused ,?.*press Down to open the menu,.*$/,
        'Digite para procurar, ou pressione a seta para baixo para abrir a lista.',
      ],
      [/^(\d+) results? available(?: for search term (.+?))?\.$/, 'Opções: $1.'],
      [/^All selected options have been cleared\.$/, 'Todos os valores foram tirados.'],
      [/^options? \[object Object\], (?:de)?selected\.$/, 'Escolha alterada.'],
      [/^option (.+), deselected\.$/, '$1: tirado.'],
      [/^option (.+) is disabled\. Select another option\.$/, '$1 não pode ser escolhido.'],
      [/^options? (.+), selected\.$/, '$1: escolhido.'],
      [/^value \[object Object\] focused, (\d+) of (\d+)\.$/, 'Valor $1 de $2.'],
      [/^value (.+) focused, (\d+) of (\d+)\.$/, '$1, valor $2 de $3.'],
    ],
  },
  ...editors,
];

/** Notices at the edge of the page. */
const toasts: Wordings = [
  [/^Successfully saved 1 files$/, 'Imagem enviada.'],
  [/^Successfully saved (\d+) files$/, '$1 imagens enviadas.'],
  [/^Failed to save 1 files$/, 'Uma imagem não foi enviada. Veja o motivo em cada campo.'],
  [/^Failed to save (\d+) files$/, '$1 imagens não foram enviadas. Veja o motivo em cada campo.'],
  [
    /^(?:Refreshing (?:token|permissions)|Fetching user) failed: /,
    'Não foi possível confirmar a sua sessão. Confira a conexão.',
  ],
];

/** What Payload's panel, its editor, selects and drag and drop have in English in their code, whatever the language. */
export const panelEnglish = { attributes, texts, toasts } as const;
