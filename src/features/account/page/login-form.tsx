import { useAuth } from '@/features/auth/use-auth';
import { auth as words } from '@/messages/account';
import { Field } from '@/ui/field';
import { EmailInput } from '@/ui/email-input';
import { PasswordInput } from '@/ui/password-input';
import { useToast } from '@/ui/use-toast';
import { emailProblem, requiredProblem } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { ResendConfirmation } from './resend-confirmation';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['email', 'password'] as const;
/** The password is right, but the address is not confirmed yet. */
const UNCONFIRMED = 403;
const REFUSAL = 'entrar-recusa';

type LoginFormProps = { email: string; onSignedIn: () => void };

/** Signs in; an address that is not confirmed yet has a message of its own. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const { signIn } = useAuth();
  const { toast } = useToast();
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => ({
      email: emailProblem(values.email),
      password: requiredProblem(values.password),
    }),
    send: (values) => signIn(values.email, values.password),
    done: () => {
      toast({ title: words.loggedIn });
      onSignedIn();
    },
    say: words.loginError,
    retry: 'password',
  });
  const isUnconfirmed = refusal?.status === UNCONFIRMED;
  const isMismatch = refusal?.status === 401;
  const objection = isMismatch
    ? ({ 'aria-invalid': true, 'aria-describedby': REFUSAL } as const)
    : undefined;

  return (
    <form {...formProps} className="grid gap-5">
      <Field id="entrar-email" label={words.email} error={problems.email}>
        {(control) => (
          <EmailInput {...control} {...objection} autoComplete="username" defaultValue={email} />
        )}
      </Field>
      <Field id="entrar-senha" label={words.password} error={problems.password}>
        {(control) => (
          <PasswordInput
            {...control}
            {...objection}
            name="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      {refusal ? (
        <FormRefusal id={REFUSAL} takesFocus={!isMismatch}>
          {isUnconfirmed ? words.unconfirmed : refusal.message}
          {isUnconfirmed ? (
            <ResendConfirmation email={refusal.values.email} className="mt-3" />
          ) : null}
        </FormRefusal>
      ) : null}
      <SubmitButton size="lg" sending={sending} label={words.login} busyLabel={words.loggingIn} />
    </form>
  );
}
