import ts from 'typescript';

/** Characters that two neighbouring tokens may not touch with: `a in b`, `1 .x`, `+ +a`, `a / /b/`, `< !--a`. */
const JOINED = /^(?:[\w$\\\u0080-\uffff]{2}|\d\.|[-+*/<>&|=!?.]{2})$/;

type Places = { patterns: Set<number>; templateParts: Set<number> };

/** Where a slash begins a pattern, and where a closing brace goes on with a template: only a parser knows. */
function placesOf(file: ts.SourceFile): Places {
  const places: Places = { patterns: new Set(), templateParts: new Set() };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) places.patterns.add(node.getStart(file));
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      places.templateParts.add(node.getStart(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

/**
 * A program without comments and without the blanks that it does not need. Its lines stay lines, so that a stack trace
 * names a place of one line, and so do all names.
 */
export function stripBlanks(source: string): string {
  const file = ts.createSourceFile('chunk.js', source, ts.ScriptTarget.Latest, false);
  const { patterns, templateParts } = placesOf(file);
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, source);
  const parts: string[] = [];
  let last = '';
  for (;;) {
    let kind = scanner.scan();
    const start = scanner.getTokenStart();
    if (patterns.has(start)) kind = scanner.reScanSlashToken();
    if (templateParts.has(start)) kind = scanner.reScanTemplateToken(false);
    if (kind === ts.SyntaxKind.GreaterThanToken) kind = scanner.reScanGreaterToken();
    if (kind === ts.SyntaxKind.EndOfFileToken) return parts.join('');
    const token = source.slice(start, scanner.getTokenEnd());
    if (scanner.hasPrecedingLineBreak()) {
      if (last !== '') parts.push('\n');
    } else if (JOINED.test(`${last}${token[0] ?? ''}`)) parts.push(' ');
    parts.push(token);
    last = token.at(-1) ?? '';
  }
}
