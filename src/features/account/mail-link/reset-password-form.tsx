import { useAuth } from '@/features/auth/use-auth';
import { postJson } from '@/lib/post-json';
import { account, resetPage as words } from '@/messages/account';
import { common } from '@/messages/common';
import { liveNewPasswordProblems, newPasswordProblems } from '../form/field-checks';
import { FormRefusal } from '@/ui/form-refusal';
import { NewPasswordFields } from '../form/new-password-fields';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';

const FIELDS = ['password', 'confirmation'] as const;

type ResetPasswordFormProps = { token: string; onDone: () => void; onInvalid: () => void };

/** Every session of the account ends with the old password, and nobody is signed in by the new one. */
export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { refresh } = useAuth();
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: newPasswordProblems,
    live: liveNewPasswordProblems,
    send: async ({ password }) => {
      const result = await postJson('/api/users/reset-password', { token, password });
      // What is wrong with the link concerns no field.
      if (!result.ok && result.status === 400 && !result.problems.some(({ field }) => field)) {
        onInvalid();
      }
      return result;
    },
    done: async () => {
      onDone();
      await refresh();
    },
  });

  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-ink-soft">{words.text}</p>
      <NewPasswordFields idPrefix="redefinir" label={account.newPassword} problems={problems} />
      {refusal ? <FormRefusal id="redefinir-recusa">{refusal.message}</FormRefusal> : null}
      <SubmitButton size="lg" sending={sending} label={words.save} busyLabel={common.saving} />
    </form>
  );
}
