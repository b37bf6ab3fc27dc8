import { useId } from 'react';

type Props = {
  label: string;
  type: 'email' | 'datetime-local';
  value: string;
  onChange: (value: string) => void;
};

/** A field that is no part of the document: Payload's own would be stored with it. */
export function LabelledInput({ label, type, value, onChange }: Props) {
  const id = useId();
  return (
    <p className="campaign-field field-type text">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        // Enter would save the document.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}
