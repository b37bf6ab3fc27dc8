import { useState } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { auth as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { common } from '@/messages/common';
import { Field } from '@/ui/field';
import { EmailInput } from '@/ui/email-input';
import { Notice } from '@/ui/notice';
import { emailProblem } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['email'] as const;

const KINDS = {
  'reset-password': { address: '/api/users/forgot-password', sent: accountApi.resetSent },
  'confirm-email': { address: '/api/users/resend-confirmation', sent: accountApi.confirmationSent },
};

type MailLinkFormProps = { kind: keyof typeof KINDS; email?: string };

/** Asks for a link by mail; the answer is the same for every address. */
export function MailLinkForm({ kind, email = '' }: MailLinkFormProps) {
  const [isSent, setSent] = useState(false);
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => ({ email: emailProblem(values.email) }),
    send: (values) => {
      setSent(false);
      return postJson(KINDS[kind].address, { email: normaliseEmail(values.email) });
    },
    done: () => setSent(true),
  });

  return (
    <form {...formProps} className="grid gap-5">
      <Field id="link-email" label={words.email} error={problems.email}>
        {(control) => <EmailInput {...control} autoComplete="username" defaultValue={email} />}
      </Field>
      {refusal ? <FormRefusal id="link-recusa">{refusal.message}</FormRefusal> : null}
      {isSent ? <Notice variant="success">{KINDS[kind].sent}</Notice> : null}
      <SubmitButton size="lg" sending={sending} label={words.sendLink} busyLabel={common.sending} />
    </form>
  );
}
