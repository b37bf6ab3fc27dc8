import { postJson, type PostResult } from '@/lib/post-json';
import { auth, confirmPage as words } from '@/messages/account';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { requiredProblem } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['password'] as const;

type OwnSignUpFormProps = {
  token: string;
  onDone: (answer: unknown) => void | Promise<void>;
  onInvalid: () => void;
};

/** Where several sign-ups wait for an address: the password says which of them is confirmed. */
export function OwnSignUpForm({ token, onDone, onInvalid }: OwnSignUpFormProps) {
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: ({ password }) => ({ password: requiredProblem(password) }),
    send: async ({ password }): Promise<PostResult> => {
      const result = await postJson('/api/users/confirm-email', { token, password });
      if (result.ok) await onDone(result.answer);
      else if (result.status === 400) onInvalid();
      return result;
    },
    done: () => undefined,
  });

  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-ink-soft">{words.passwordNeeded}</p>
      <Field id="confirmar-senha" label={auth.password} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="current-password" />
        )}
      </Field>
      {refusal ? <FormRefusal id="confirmar-recusa">{refusal.message}</FormRefusal> : null}
      <SubmitButton
        size="lg"
        sending={sending}
        label={words.confirm}
        busyLabel={words.confirming}
      />
    </form>
  );
}
