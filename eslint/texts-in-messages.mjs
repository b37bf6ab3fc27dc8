const RULE = 'a text of the interface lives in src/messages (docs/architecture.md).';

/** Letters that no English word, slug or name in code has. */
const PORTUGUESE = /[áàâãéêíóôõúç]/i;
const WORD = /\p{L}{2,}/u;

/** What a visitor reads of an element besides its content. */
const SPOKEN_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** How the panel names a collection and its fields: part of their definition, and read nowhere else. */
const PANEL_NAMES = new Set(['label', 'singular', 'plural', 'group', 'description']);

/** Whether a text is the value of a property that names something in the panel. */
function isPanelName({ parent }) {
  return (
    parent.type === 'Property' &&
    parent.key.type === 'Identifier' &&
    PANEL_NAMES.has(parent.key.name)
  );
}

/** Texts of the interface that are written where they are used. @type {import('eslint').Rule.RuleModule} */
export const textsInMessages = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { panelNames: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    messages: { text: `“{{text}}”: ${RULE}` },
  },
  create(context) {
    const allowsPanelNames = context.options[0]?.panelNames === true;

    function report(node, text) {
      const short = text.trim().replace(/\s+/g, ' ').slice(0, 40);
      context.report({ node, messageId: 'text', data: { text: short } });
    }

    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !PORTUGUESE.test(node.value)) return;
        if (node.parent.type === 'JSXAttribute') return;
        if (!allowsPanelNames || !isPanelName(node)) report(node, node.value);
      },
      TemplateElement(node) {
        if (PORTUGUESE.test(node.value.raw)) report(node, node.value.raw);
      },
      JSXText(node) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      JSXAttribute({ name, value }) {
        if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
        const isSpoken = SPOKEN_ATTRIBUTES.has(name.name) && WORD.test(value.value);
        if (isSpoken || PORTUGUESE.test(value.value)) report(value, value.value);
      },
    };
  },
};
