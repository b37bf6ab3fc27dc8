import { useState } from 'react';
import { normaliseEmail } from '@/domain/email';
import { useAuth } from '@/features/auth/use-auth';
import { postJson } from '@/lib/post-json';
import { account as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { common } from '@/messages/common';
import { Field } from '@/ui/field';
import { EmailInput } from '@/ui/email-input';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/password-input';
import { emailProblem, requiredProblem } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['email', 'password'] as const;

/** Asks for another address; the present one stays until the link sent to the new one is used. */
export function ChangeEmailForm({ pendingEmail }: { pendingEmail: string }) {
  const { refresh } = useAuth();
  const [isSent, setSent] = useState(false);
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => ({
      email: emailProblem(values.email),
      password: requiredProblem(values.password),
    }),
    send: (values) => {
      setSent(false);
      return postJson('/api/users/change-email', {
        email: normaliseEmail(values.email),
        password: values.password,
      });
    },
    done: async (_, form) => {
      form.reset();
      setSent(true);
      await refresh();
    },
  });

  return (
    <form {...formProps} className="grid max-w-md gap-5">
      <p className="text-sm text-ink-soft">{words.changeEmailText}</p>
      <Field id="trocar-email-novo" label={words.newEmail} error={problems.email}>
        {(control) => <EmailInput {...control} autoComplete="email" defaultValue={pendingEmail} />}
      </Field>
      <Field id="trocar-email-senha" label={words.currentPassword} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="current-password" />
        )}
      </Field>
      {refusal ? <FormRefusal id="trocar-email-recusa">{refusal.message}</FormRefusal> : null}
      {isSent ? <Notice variant="success">{accountApi.emailChangeSent}</Notice> : null}
      <SubmitButton
        sending={sending}
        label={words.changeEmailSend}
        busyLabel={common.sending}
        className="justify-self-start"
      />
    </form>
  );
}
