import type { JsonSchema, Parameter } from '@/data/openapi/operation';
import { developers as words } from '@/messages/developers';

import { typeText } from './type-text';

/** What an operation can be asked, each with its bounds. */
export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <dl className="api-parameters">
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code>{parameter.name}</code>
            <span>{remarksOn(parameter)}</span>
          </dt>
          {parameter.description === undefined ? null : <dd>{parameter.description}</dd>}
          {choicesOf(parameter.schema)}
        </div>
      ))}
    </dl>
  );
}

function remarksOn({ in: place, required = false, schema }: Parameter): string {
  const { default: byDefault } = schema;
  return [
    place === 'path' ? words.inPath : Array.isArray(schema.enum) ? [] : typeText(schema),
    rangeOf(schema),
    required && place !== 'path' ? words.required : [],
    byDefault === undefined ? [] : words.range.byDefault(JSON.stringify(byDefault)),
  ]
    .flat()
    .join(', ');
}

function rangeOf({ minimum, maximum }: JsonSchema): string[] {
  if (typeof minimum !== 'number') return [];
  return [
    typeof maximum === 'number' ? words.range.both(minimum, maximum) : words.range.least(minimum),
  ];
}

/** The values of a choice; of those that go both ways only the one. */
function choicesOf({ enum: values }: JsonSchema) {
  if (!Array.isArray(values)) return null;
  const texts = values.map(String);
  const shown = texts.filter((text) => !text.startsWith('-') || !texts.includes(text.slice(1)));
  return (
    <dd className="api-choices">
      {shown.map((text) => (
        <code key={text}>{text}</code>
      ))}
    </dd>
  );
}
