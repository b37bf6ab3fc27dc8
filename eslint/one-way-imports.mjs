import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/**
 * Features that others may build on: parts without a page of their own (docs/decisions/0006).
 * Every other feature is an island, and a route composes them.
 */
export const BUILDING_BLOCKS = [
  'affiliate',
  'auth',
  'favourites',
  'gift-card',
  'share',
  'taxonomy-card',
];

const LEAVES = ['domain', 'messages'];
const PAYLOAD = ['payload', 'payload-config', 'payload-types'];

/** Layer -> what it may import besides itself (docs/architecture.md). What is not a layer may import anything. */
const MAY_IMPORT = {
  domain: [],
  messages: ['domain'],
  lib: LEAVES,
  ui: [...LEAVES, 'lib'],
  emails: [...LEAVES, 'lib'],
  collections: [...LEAVES, 'lib', ...PAYLOAD],
  data: [...LEAVES, 'lib', 'collections', 'emails', 'migrations', ...PAYLOAD],
  migrations: PAYLOAD,
  demo: LEAVES,
  seed: [...LEAVES, 'lib', 'collections', 'demo', ...PAYLOAD],
  server: [...LEAVES, 'lib', 'data', 'collections', 'migrations', 'seed', ...PAYLOAD],
  features: [...LEAVES, 'lib', 'ui', 'data'],
  app: [...LEAVES, 'lib', 'ui', 'data', 'features'],
  // Payload's own files, the panel and its API, live in the app folder and are wiring of Payload.
  'payload-app': [...LEAVES, 'lib', 'ui', ...PAYLOAD],
};

const SOURCE_FOLDERS = new Set([
  'app',
  'data',
  'domain',
  'emails',
  'features',
  'lib',
  'messages',
  'seed',
  'server',
  'ui',
]);

/** @param {string} file relative to the root, with forward slashes */
function placeOf(file) {
  const [top, folder, name] = file.split('/');
  if (top === 'collections' || top === 'migrations' || top === 'demo') return { layer: top };
  if (/^payload\.config(\.ts)?$/.test(file)) return { layer: 'payload-config' };
  if (/^payload-types(\.ts)?$/.test(file)) return { layer: 'payload-types' };
  if (top !== 'src' || folder === undefined || !SOURCE_FOLDERS.has(folder)) return null;
  if (folder === 'features') return { layer: folder, feature: name };
  if (folder === 'app' && name === '(payload)') return { layer: 'payload-app' };
  return { layer: folder };
}

/** Where an import leads, or null for a package that no layer is about. */
function placeOfImport(specifier, importer) {
  // Hears in the browser what the panel says, and has nothing of Payload in it.
  if (specifier === '@payloadcms/live-preview-react') return null;
  if (specifier === 'payload' || /^(payload|@payloadcms)\//.test(specifier)) {
    return { layer: 'payload' };
  }
  if (specifier === '@payload-config') return { layer: 'payload-config' };
  if (specifier === '@payload-types') return { layer: 'payload-types' };
  if (specifier.startsWith('@collections/')) return { layer: 'collections' };
  if (specifier.startsWith('@/')) return placeOf(`src/${specifier.slice(2)}`);
  if (!specifier.startsWith('.')) return null;
  return placeOf(path.posix.normalize(path.posix.join(path.posix.dirname(importer), specifier)));
}

/** The message to show when `from` may not import `to`, or null. */
function problem(from, to) {
  if (from.layer !== to.layer) {
    const allowed = MAY_IMPORT[from.layer];
    if (allowed === undefined || allowed.includes(to.layer)) return null;
    return `${from.layer} must not import ${to.layer}: imports go one way (docs/architecture.md).`;
  }
  if (from.layer !== 'features' || from.feature === to.feature) return null;
  if (BUILDING_BLOCKS.includes(to.feature ?? '')) return null;
  return `The feature ${from.feature} must not import the feature ${to.feature}: a route composes them (docs/decisions/0006).`;
}

/** The architecture's one-way imports, whichever way the import is written. @type {import('eslint').Rule.RuleModule} */
export const oneWayImports = {
  meta: { type: 'problem', schema: [], messages: { crossing: '{{problem}}' } },
  create(context) {
    const importer = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const from = placeOf(importer);
    if (from === null) return {};

    function check(source) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = placeOfImport(source.value, importer);
      const message = to === null ? null : problem(from, to);
      if (message === null) return;
      context.report({ node: source, messageId: 'crossing', data: { problem: message } });
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
