import type { TextField } from 'payload';

import { messages } from '@/messages';

import { requiredText, textProblem } from '../shared/fields/required-text';

const ALT = {
  name: 'alt',
  label: 'Texto alternativo',
  message: messages.editing.missing.alt,
  maxLength: 300,
  description: 'O que a imagem mostra, em uma frase.',
};

/** What a picture shows, for whoever does not see it. */
export const altField: TextField = requiredText(ALT);

/** Why a value cannot be that text, or null. */
export function altProblem(value: unknown): string | null {
  return textProblem(value, ALT);
}
