import { normaliseEmail } from '@/domain/email';
import { NAME_MAX_CHARACTERS } from '@/domain/limits';
import { postJson } from '@/lib/post-json';
import { auth as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { Field } from '@/ui/field';
import { EmailInput } from '@/ui/email-input';
import { Input } from '@/ui/input';
import { AcceptTerms } from './accept-terms';
import { emailProblem, liveNewPasswordProblems, newPasswordProblems } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { NewPasswordFields } from '../form/new-password-fields';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['name', 'email', 'password', 'confirmation', 'acceptTerms'] as const;

type SignUpFormProps = { email: string; onCreated: (email: string) => void };

/** Makes an account; only a mail says whether the address has one already. */
export function SignUpForm({ email, onCreated }: SignUpFormProps) {
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => ({
      email: emailProblem(values.email),
      ...newPasswordProblems(values),
      acceptTerms: values.acceptTerms === '' ? accountApi.termsRequired : null,
    }),
    live: liveNewPasswordProblems,
    send: (values) =>
      postJson('/api/users/sign-up', {
        ...(values.name.trim() === '' ? {} : { name: values.name.trim() }),
        email: normaliseEmail(values.email),
        password: values.password,
        acceptTerms: true,
      }),
    done: (values) => onCreated(values.email),
    say: words.signUpError,
  });

  return (
    <form {...formProps} className="grid gap-5">
      <Field id="criar-nome" label={words.optionalName} hint={words.nameHint} error={problems.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={NAME_MAX_CHARACTERS} />
        )}
      </Field>
      <Field id="criar-email" label={words.email} error={problems.email}>
        {(control) => <EmailInput {...control} autoComplete="email" defaultValue={email} />}
      </Field>
      <NewPasswordFields idPrefix="criar" label={words.password} problems={problems} />
      <AcceptTerms error={problems.acceptTerms} />
      {refusal ? <FormRefusal id="criar-recusa">{refusal.message}</FormRefusal> : null}
      <SubmitButton size="lg" sending={sending} label={words.signUp} busyLabel={words.signingUp} />
    </form>
  );
}
