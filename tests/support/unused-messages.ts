import path from 'node:path';

import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MESSAGES = path.join(ROOT, 'src/messages') + path.sep;
const ALIASES: Record<string, string> = { '@/': 'src/', '@collections/': 'collections/' };

/** Where a key stands: the place is what a use of it leads back to. */
type Key = { name: string; declaration: ts.Node };

/**
 * The keys of the message catalogue that no code reads, as `file: group.key`. The compiler says what each access means, so
 * that a key is found whatever its group is called where it is read. An object that is handed on, spread or read by a
 * computed name counts as read whole.
 */
export function unusedMessages(folders: readonly string[]): string[] {
  const program = createProgram(folders);
  const sources = program.getSourceFiles();
  const isCatalogue = (file: ts.SourceFile) => file.fileName.startsWith(MESSAGES);
  const keys = sources.filter(isCatalogue).flatMap(keysOf);
  const used = new Set<ts.Node>();
  const checker = program.getTypeChecker();
  for (const file of sources) {
    visit(file, (node) => {
      noteUse(node, checker, used, isCatalogue(file));
    });
  }
  return keys.filter(({ declaration }) => !used.has(declaration)).map(({ name }) => name);
}

/** Of our own files alone: what packages export has no part in this, and takes most of the time. */
function createProgram(folders: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    allowJs: false,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    noLib: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolve(text, from) }));
  const files = folders.flatMap((folder) =>
    ts.sys.readDirectory(path.join(ROOT, folder), ['.ts', '.tsx']),
  );
  return ts.createProgram(files, options, host);
}

function resolve(name: string, from: string): ts.ResolvedModuleFull | undefined {
  const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix));
  if (alias === undefined && !name.startsWith('.')) return undefined;
  const target =
    alias === undefined
      ? path.resolve(path.dirname(from), name)
      : path.join(ROOT, ALIASES[alias] ?? '', name.slice(alias.length));
  for (const ending of ['.ts', '.tsx', '/index.ts']) {
    const resolvedFileName = target + ending;
    if (ts.sys.fileExists(resolvedFileName)) {
      const extension = ending === '.tsx' ? ts.Extension.Tsx : ts.Extension.Ts;
      return { resolvedFileName, extension };
    }
  }
  return undefined;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => {
    visit(child, look);
  });
}

/** The leaves of the objects that a file of the catalogue exports. The index only gathers those of the others. */
function keysOf(file: ts.SourceFile): Key[] {
  const name = path.basename(file.fileName);
  if (name === 'index.ts') return [];
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const object = objectIn(declaration.initializer);
      return object === null ? [] : leavesOf(object, `${name}: ${declaration.name.getText()}`);
    }),
  );
}

function objectIn(value: ts.Expression | undefined): ts.ObjectLiteralExpression | null {
  if (value === undefined) return null;
  if (ts.isObjectLiteralExpression(value)) return value;
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value)
    ? objectIn(value.expression)
    : null;
}

function leavesOf(object: ts.ObjectLiteralExpression, prefix: string): Key[] {
  return object.properties.flatMap((property) => {
    if (property.name === undefined) return [];
    const name = `${prefix}.${property.name.getText()}`;
    const inner = ts.isPropertyAssignment(property) ? objectIn(property.initializer) : null;
    return inner === null ? [{ name, declaration: property }] : leavesOf(inner, name);
  });
}

function noteUse(
  node: ts.Node,
  checker: ts.TypeChecker,
  used: Set<ts.Node>,
  isCatalogue: boolean,
): void {
  if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name), used);
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const { text } = (node.propertyName ?? node.name) as ts.Identifier;
    note(checker.getTypeAtLocation(node.parent).getProperty(text), used);
  }
  const isValue = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  const isName = ts.isIdentifier(node) && ts.isExpression(node) && !isCatalogue;
  if ((isValue || isName) && isReadWhole(node)) noteAll(checker.getTypeAtLocation(node), used);
}

/** Whether an expression is more than a step on the way to one of its keys, or another name for the same object. */
function isReadWhole(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return parent.expression === node;
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent)
  );
}

function note(symbol: ts.Symbol | undefined, used: Set<ts.Node>): void {
  for (const declaration of symbol?.declarations ?? []) used.add(declaration);
}

function noteAll(type: ts.Type, used: Set<ts.Node>): void {
  for (const part of type.isUnionOrIntersection() ? type.types : [type]) {
    for (const property of part.getProperties()) {
      const declaration = property.declarations?.[0];
      if (declaration === undefined || used.has(declaration)) continue;
      if (!declaration.getSourceFile().fileName.startsWith(MESSAGES)) continue;
      used.add(declaration);
      const inner = ts.isPropertyAssignment(declaration) ? objectIn(declaration.initializer) : null;
      if (inner !== null) noteLeaves(inner, used);
    }
  }
}

function noteLeaves(object: ts.ObjectLiteralExpression, used: Set<ts.Node>): void {
  for (const { declaration } of leavesOf(object, '')) used.add(declaration);
}
