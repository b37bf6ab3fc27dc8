import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { SESSION_MARK_SCRIPT } from '@/lib/session-hint';

import { LOADER_SCRIPT } from './scripts-after-paint';

const REACT = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
/** What React writes into a page to put late parts in their places, as text in its own source. */
const REACT_FUNCTIONS = /(['"])((?:\$R|requestAnimationFrame\()(?:\\.|(?!\1)[^\\\n])*)\1/g;
const ESCAPE = /\\(?:x([\da-f]{2})|(.))/gi;
const UNFINISHED_CALL = /;?\$R[A-Z]\("$/;
const REACT_CALL = /^;?\$R[A-Z]\((.*)\);?$/s;

/** Calls of Next, by what stands before and after their argument. */
const NEXT_CALLS = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** The data of a finished page, as `joinFlight` writes them: a string and nothing else. */
const JOINED_FLIGHT = /^self\.__next_f\.push\(\[1,'[^'\\]*(?:\\.[^'\\]*)*'\]\)$/s;

const WHOLE = new Set([SESSION_MARK_SCRIPT, LOADER_SCRIPT]);

let reactFunctions: string[] | undefined;

function readReactFunctions(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve(REACT), 'utf8');
  const found = [...source.matchAll(REACT_FUNCTIONS)].map(([, , text = '']) =>
    unescape(text).replace(UNFINISHED_CALL, ''),
  );
  // A call alone leaves nothing.
  return [...new Set(found)].filter((text) => text !== '');
}

/** What the text of a string literal says. */
function unescape(literal: string): string {
  return literal.replace(ESCAPE, (_, code: string | undefined, character: string) => {
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
    return character === 'n' ? '\n' : character;
  });
}

/**
 * Whether an inline script is one that this site writes: one of its own, or a call of Next or React with nothing but data.
 * Anything else in a page has come there with somebody's content, and gets no hash.
 */
export function isOwnScript(code: string): boolean {
  if (WHOLE.has(code) || JOINED_FLIGHT.test(code)) return true;
  for (const [before, after] of NEXT_CALLS) {
    if (!code.startsWith(before) || !code.endsWith(after)) continue;
    return isJson(code.slice(before.length, -after.length));
  }
  return isReactScript(code);
}

function isReactScript(code: string): boolean {
  reactFunctions ??= readReactFunctions();
  let rest = code;
  for (let known: string | undefined = ''; known !== undefined;) {
    rest = rest.slice(known.length);
    known = reactFunctions.find((text) => rest.startsWith(text));
  }
  if (rest === '') return code !== '';
  const values = REACT_CALL.exec(rest)?.[1];
  return values !== undefined && isJson(`[${values}]`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
