const message =
  'State is held once for the process by `shared`, and what each copy of a module may make for itself by `lazily` (docs/decisions/0051).';

const variable = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
const filledLater =
  'NewExpression[callee.name=/^(Map|Set|WeakMap|WeakSet|AsyncLocalStorage|EventEmitter)$/][arguments.length=0]';
const stateful = 'CallExpression[callee.name=/^create[A-Z]/]';

/**
 * For `no-restricted-syntax`: variables of a module that change. The built application holds several copies of each module, so
 * that every one of them would have its own.
 */
export const stateOfTheProcess = [
  { selector: `${variable}[kind="let"]`, message },
  ...[filledLater, stateful].flatMap((made) => [
    { selector: `${variable} > VariableDeclarator > ${made}`, message },
    {
      selector: `${variable} > VariableDeclarator > ObjectExpression > Property > ${made}`,
      message,
    },
  ]),
];
