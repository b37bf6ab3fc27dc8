import { auth as words } from '@/messages/account';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import type { Problems } from '@/ui/use-form';

type NewPasswordFieldsProps = {
  /** Distinguishes these fields from those of another form of the page. */
  idPrefix: string;
  label: string;
  problems: Problems<'password' | 'confirmation'>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ idPrefix, label, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        id={`${idPrefix}-senha`}
        label={label}
        hint={problems.password ? undefined : words.passwordHint}
        error={problems.password}
      >
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="new-password" />
        )}
      </Field>
      <Field
        id={`${idPrefix}-confirmacao`}
        label={words.confirmation}
        error={problems.confirmation}
      >
        {(control) => (
          <PasswordInput {...control} name="confirmation" required autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}
