import { messages } from '@/messages';

const words = messages.graphql.validation;

type Wording = [english: RegExp, wording: (...names: string[]) => string];

/** What graphql-js says of a document that does not fit the schema -> the same in Portuguese. The first that fits. */
const WORDINGS: Wording[] = [
  [/^Cannot query field "(.+?)" on type "(.+?)"/, words.unknownField],
  [/^Field "(.+?)" of type ".+?" must have a selection/, words.needsSelection],
  [/^Field "(.+?)" must not have a selection/, words.noSelection],
  [/^Unknown argument "(.+?)" on (?:field|directive) "(.+?)"/, words.unknownArgument],
  [/^Field "(.+?)" argument "(.+?)" of type ".+?" is required/, words.argumentRequired],
  [/^Directive "(.+?)" argument "(.+?)" of type ".+?" is required/, words.argumentRequired],
  [/^Unknown type "(.+?)"/, words.unknownType],
  [/^Unknown fragment "(.+?)"/, words.unknownFragment],
  [/^Fragment "(.+?)" is never used/, words.unusedFragment],
  [/^Fragment .+ can never be of type/, () => words.fragmentElsewhere],
  [/^Unknown directive "(.+?)"/, words.unknownDirective],
  [/^Directive "(.+?)" may not be used/, words.directiveElsewhere],
  [/^Variable "\$(\w+)" is not defined/, words.unknownVariable],
  [/^Variable "\$(\w+)" is never used/, words.unusedVariable],
  [/^Variable "\$(\w+)" of required type ".+?" was not provided/, words.variableRequired],
  [/^Variable "\$(\w+)" of non-null type ".+?" must not be null/, words.variableRequired],
  [/^Variable "\$(\w+)" (?:got invalid value|cannot be|expected value)/, words.badVariable],
  [/^Variable "\$(\w+)" of type ".+?" used in position/, words.variableElsewhere],
  [/^There can be only one .+ named "\$?(.+?)"/, words.repeated],
  [/^The directive "(.+?)" can only be used once/, words.repeated],
  [/^Fields "(.+?)" conflict/, words.conflict],
  [/^Field "(.+?)" is not defined by type "(.+?)"/, words.unknownInputField],
  [/^Field ".+?\.(.+?)" of required type/, words.inputFieldRequired],
  [/cannot represent|^(?:Enum|Value|Expected|Argument) /, () => words.badValue],
];

/** Longer messages quote the request after the names that matter. */
const LONG_ENOUGH = 500;

/** The problem in Portuguese; suggestions of similar names only where introspection is allowed. */
export function wordValidationError(english: string, mayHint: boolean): string {
  const hint = mayHint ? hintOf(english) : '';
  const start = english.slice(0, LONG_ENOUGH);
  for (const [pattern, wording] of WORDINGS) {
    const found = pattern.exec(start);
    if (found !== null) return wording(...found.slice(1)) + hint;
  }
  return words.other;
}

function hintOf(english: string): string {
  const [, names] = english.split(' Did you mean ', 2);
  if (names === undefined) return '';
  const portuguese = names
    .replace(/\?$/, '')
    .replaceAll(/,? or /g, ' ou ')
    .replace(/^to use an inline fragment on /, 'um fragmento de ')
    .replace(/^the enum value /, '');
  return ` ${words.didYouMean(portuguese)}`;
}
