import { Button } from '@payloadcms/ui';
import { useRef } from 'react';

import { API_KEY_NAME_MAX, API_KEY_SCOPES } from '@/domain/api-key';
import { postJson } from '@/lib/post-json';
import { property } from '@/lib/property';
import { apiKeys as words } from '@/messages/api-keys';
import { useForm } from '@/ui/use-form';

type Props = {
  onIssued: (key: string) => void;
  onCancel: () => void;
};

/** What a new key is to be. */
export function IssueForm({ onIssued, onCancel }: Props) {
  const issued = useRef('');
  const { problems, refusal, sending, formProps } = useForm({
    fields: ['name', 'scope', 'expires'],
    check: ({ name }) => ({ name: name.trim() === '' ? words.nameRequired : null }),
    async send({ name, scope, expires }) {
      const body = { name, scope, ...(expires !== '' && { expires }) };
      const result = await postJson('/api/api-keys/issue', body);
      const key = result.ok ? property(result.answer, 'key') : undefined;
      if (typeof key === 'string') issued.current = key;
      return result;
    },
    done: () => onIssued(issued.current),
  });

  return (
    <form {...formProps}>
      <h2 id="api-key-title">{words.create}</h2>
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={API_KEY_NAME_MAX}
        error={problems.name}
      />
      <fieldset className="api-key-scopes">
        <legend>{words.scope}</legend>
        {API_KEY_SCOPES.map(({ value, label }) => (
          <label key={value} htmlFor={`api-key-scope-${value}`}>
            <input
              id={`api-key-scope-${value}`}
              type="radio"
              name="scope"
              value={value}
              defaultChecked={value === 'read'}
            />
            <strong>{label}</strong>
            <small>{words.scopeHints[value]}</small>
          </label>
        ))}
      </fieldset>
      <Field name="expires" type="date" label={words.expires} error={problems.expires} />
      <p className="api-key-error" role="alert">
        {refusal?.message}
      </p>
      <div className="api-key-actions">
        <Button type="submit" margin={false} disabled={sending}>
          {words.createAction}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'date';
  hint?: string;
  maxLength?: number;
  error: string | null | undefined;
};

function Field({ name, label, type = 'text', hint, maxLength, error }: FieldProps) {
  const id = `api-key-${name}`;
  const isWrong = error != null && error !== '';
  const note = isWrong ? error : hint;
  return (
    <div className="api-key-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note === undefined ? null : (
        <small
          id={`${id}-note`}
          className={isWrong ? 'api-key-error' : undefined}
          role={isWrong ? 'alert' : undefined}
        >
          {note}
        </small>
      )}
    </div>
  );
}
