import type { ApiReference } from '@/data/openapi/api-reference';
import { paths } from '@/lib/paths';
import { developers as words } from '@/messages/developers';
import { Heading } from '@/ui/heading';

import { Code } from './code';
import { FieldTable } from './field-table';
import { OperationEntry } from './operation-entry';
import { shapeText } from './type-text';

/** For its anchor. */
export const SHAPES_ID = 'formatos';

type ReferenceProps = { reference: ApiReference; site: string };

/** Every operation of the API, by what it is about. */
export function Reference({ reference: { resources, shapes }, site }: ReferenceProps) {
  return (
    <section aria-labelledby="referencia" className="api-reference">
      <Heading level={2} id="referencia">
        {words.reference}
      </Heading>
      <p className="lead mt-4 max-w-[37rem]">
        {words.referenceLead}{' '}
        <a href={paths.openApi} className="underline underline-offset-4 hover:text-accent">
          {paths.openApi}
        </a>
        .
      </p>
      {resources.map(({ id, name, operations, fields }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="api-resource">
          <Heading level={3} size="block" id={`${id}-titulo`}>
            {name}
          </Heading>
          {fields.length === 0 ? null : <FieldTable name={name} fields={fields} />}
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} site={site} />
          ))}
        </section>
      ))}
      <section id={SHAPES_ID} aria-labelledby={`${SHAPES_ID}-titulo`} className="api-resource">
        <Heading level={3} size="block" id={`${SHAPES_ID}-titulo`}>
          {words.shapes}
        </Heading>
        <p className="mt-2 text-ink-soft">{words.shapesLead}</p>
        <div className="api-shapes">
          {Object.entries(shapes).map(([name, schema]) => (
            <div key={name}>
              <h4 id={name}>
                <code>{name}</code>
              </h4>
              <Code>{shapeText(schema)}</Code>
            </div>
          ))}
        </div>
      </section>
    </section>
  );
}
