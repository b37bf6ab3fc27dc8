import { useState } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { postJson } from '@/lib/post-json';
import { account as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { common } from '@/messages/common';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/password-input';
import {
  liveNewPasswordProblems,
  newPasswordProblems,
  requiredProblem,
} from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { NewPasswordFields } from '../form/new-password-fields';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['currentPassword', 'password', 'confirmation'] as const;

/** A new password; every other session ends with the old one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { refresh } = useAuth();
  const [isChanged, setChanged] = useState(false);
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => ({
      currentPassword: requiredProblem(values.currentPassword),
      ...newPasswordProblems(values),
    }),
    live: liveNewPasswordProblems,
    send: ({ currentPassword, password }) => {
      setChanged(false);
      return postJson('/api/users/change-password', { currentPassword, password });
    },
    done: async (_, form) => {
      form.reset();
      setChanged(true);
      await refresh();
    },
  });

  return (
    <form {...formProps} className="grid max-w-md gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field id="trocar-senha-atual" label={words.currentPassword} error={problems.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <NewPasswordFields idPrefix="trocar" label={words.newPassword} problems={problems} />
      {refusal ? <FormRefusal id="trocar-senha-recusa">{refusal.message}</FormRefusal> : null}
      {isChanged ? <Notice variant="success">{accountApi.passwordChanged}</Notice> : null}
      <SubmitButton
        sending={sending}
        label={words.changePasswordSend}
        busyLabel={common.saving}
        className="justify-self-start"
      />
    </form>
  );
}
