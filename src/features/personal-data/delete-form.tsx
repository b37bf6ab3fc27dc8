'use client';

import { type SubmitEvent, useState } from 'react';
import { textOf } from '@/lib/text-of';
import { personalData as words } from '@/messages/personal-data';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/password-input';
import { type FateOfReviews, useDeletion } from './use-deletion';

const FATES = [
  { value: 'anonymous', label: words.reviewsAnonymous, hint: words.reviewsAnonymousHint },
  { value: 'delete', label: words.reviewsDelete, hint: words.reviewsDeleteHint },
] as const satisfies { value: FateOfReviews; label: string; hint: string }[];

const PASSWORD = 'apagar-senha';

/** Says what is lost, asks what becomes of the reviews, and needs the password. A refusal keeps what was entered. */
export function DeleteForm() {
  const { busy, refusal, erase, missPassword } = useDeletion();
  const [fate, setFate] = useState<FateOfReviews>('anonymous');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const password = textOf(new FormData(form), 'password');
    if (password === '') missPassword();
    if (password === '' || !(await erase(password, fate))) {
      form.querySelector<HTMLInputElement>(`#${PASSWORD}`)?.focus();
    }
  };

  return (
    // A post, so that a form sent before its script has loaded never writes a password into the URL.
    <form method="post" noValidate onSubmit={submit} aria-busy={busy} className="grid gap-6">
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
              checked={fate === value}
              onChange={() => setFate(value)}
              className="mt-0.5"
            />
            <span>
              {label}
              <span className="block text-xs text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        id={PASSWORD}
        label={words.password}
        error={refusal?.isPassword === true ? refusal.message : null}
      >
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="current-password" />
        )}
      </Field>
      {refusal !== null && !refusal.isPassword ? (
        <Notice variant="danger">{refusal.message}</Notice>
      ) : null}
      <Button
        type="submit"
        variant="destructive"
        aria-disabled={busy || undefined}
        className="justify-self-start"
      >
        {busy ? words.deleting : words.deleteConfirm}
      </Button>
    </form>
  );
}
