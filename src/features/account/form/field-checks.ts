import { looksLikeEmail } from '@/domain/email';
import { confirmationProblem, passwordProblem } from '@/domain/password-rules';
import { errors } from '@/messages/errors';

type NewPassword = { password: string; confirmation: string };

export const emailProblem = (email: string): string | null =>
  looksLikeEmail(email) ? null : errors.field.email;

export const requiredProblem = (text: string): string | null =>
  text === '' ? errors.field.required : null;

/** Both rules of a new password, as the form is sent. */
export const newPasswordProblems = ({ password, confirmation }: NewPassword) => ({
  password: passwordProblem(password),
  confirmation: confirmationProblem(password, confirmation),
});

/** The same while somebody types: a field that is still empty is not wrong yet. */
export const liveNewPasswordProblems = ({ password, confirmation }: NewPassword) => ({
  password: password === '' ? null : passwordProblem(password),
  confirmation: confirmation === '' ? null : confirmationProblem(password, confirmation),
});
