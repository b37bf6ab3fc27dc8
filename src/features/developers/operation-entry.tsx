import type { Operation } from '@/data/openapi/operation';
import { developers as words } from '@/messages/developers';
import { Icon } from '@/ui/icon';

import { Code } from './code';
import { curlOf } from './curl';
import { ParameterList } from './parameter-list';
import { shapeText } from './type-text';

type OperationEntryProps = { operation: Operation; site: string };

/** A line that names an operation, and opens onto how it is asked and what it answers. */
export function OperationEntry({ operation, site }: OperationEntryProps) {
  const { id, method, path, summary, isAdmin = false, parameters, body, tag } = operation;
  return (
    <details className="api-operation">
      <summary>
        <h4>
          <span className="api-method" data-method={method}>
            {method.toUpperCase()}
          </span>{' '}
          <code>{`/api${path}`}</code>
        </h4>
        <p>
          {summary}
          {isAdmin ? <span className="api-key-note">{words.adminKey}</span> : null}
        </p>
        <Icon name="chevron-down" size={20} />
      </summary>
      {/* Inside, so that an address that leads here opens it. */}
      <div id={id} className="api-operation-body">
        <div>
          {parameters.length === 0 ? null : (
            <>
              <h5>{words.parameters}</h5>
              <ParameterList parameters={parameters} />
            </>
          )}
          {body === undefined ? null : (
            <>
              <h5>{words.body}</h5>
              <p>{words.bodyOf(body.type, tag)}</p>
            </>
          )}
        </div>
        <div>
          <h5>{words.example}</h5>
          <Code>{curlOf(operation, site)}</Code>
          <h5>{words.answer(operation.status ?? 200)}</h5>
          <Code>{shapeText(operation.answer)}</Code>
        </div>
      </div>
    </details>
  );
}
