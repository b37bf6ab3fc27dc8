'use client';

import { useRouter } from 'next/navigation';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { postJson } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { personalData as words } from '@/messages/personal-data';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FormRefusal } from '@/ui/form-refusal';
import { PasswordInput } from '@/ui/password-input';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form';
import { useToast } from '@/ui/use-toast';

const FATES = [
  { value: 'anonymous', label: words.reviewsAnonymous, hint: words.reviewsAnonymousHint },
  { value: 'delete', label: words.reviewsDelete, hint: words.reviewsDeleteHint },
] as const;

const FIELDS = ['password', 'reviews'] as const;

/** Says what is lost, asks what becomes of the reviews, and needs the password. A refusal keeps what was entered. */
export function DeleteForm() {
  const { refresh } = useAuth();
  const { toast } = useToast();
  const router = useRouter();
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: ({ password }) => ({ password: password === '' ? words.passwordRequired : null }),
    // Counts as being sent until the form is gone with the session: the cookies are deleted, so this signs out here and
    // in the other tabs.
    send: async (values) => {
      const result = await postJson('/api/users/delete-account', values);
      if (!result.ok) return result;
      toast({ title: words.deleted });
      router.push(paths.home);
      await refresh();
      return result;
    },
    done: () => undefined,
    refused: ({ status, problems: [first] }) =>
      first?.message ?? (status === 0 ? errors.offline : words.deleteFailed),
  });

  return (
    <form {...formProps} className="grid gap-6">
      <div>
        <p className="text-sm text-ink-soft">{words.deleteText}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm marker:text-ink-soft">
          {words.deleteConsequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{words.reviewsQuestion}</legend>
        {FATES.map(({ value, label, hint }) => (
          <label key={value} className="mt-2 flex cursor-pointer items-start gap-3 py-1.5 text-sm">
            <Checkbox
              type="radio"
              name="reviews"
              value={value}
              defaultChecked={value === 'anonymous'}
              className="mt-0.5"
            />
            <span>
              {label}
              <span className="block text-xs text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field id="apagar-senha" label={words.password} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="current-password" />
        )}
      </Field>
      {refusal ? <FormRefusal id="apagar-recusa">{refusal.message}</FormRefusal> : null}
      <SubmitButton
        variant="destructive"
        sending={sending}
        label={words.deleteConfirm}
        busyLabel={words.deleting}
        className="justify-self-start"
      />
    </form>
  );
}
