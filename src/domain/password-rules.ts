import { PASSWORD_MIN_CHARACTERS } from './limits';

/** Why a password is refused at sign-up. */
export const PASSWORD_PROBLEMS = {
  tooWeak:
    'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
  mismatch: 'As senhas não coincidem.',
} as const;

// Of any script, because people use the letters they have; white space is not a symbol.
const REQUIRED_KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[\p{P}\p{S}]/u];

/** The message to show for a password that is too weak, or null. Length is counted in code points. */
export function passwordProblem(password: string): string | null {
  const text = password.normalize('NFC');
  const isStrong =
    Array.from(text).length >= PASSWORD_MIN_CHARACTERS &&
    REQUIRED_KINDS.every((kind) => kind.test(text));
  return isStrong ? null : PASSWORD_PROBLEMS.tooWeak;
}

/** The message to show when the second typing of the password differs, or null. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : PASSWORD_PROBLEMS.mismatch;
}
