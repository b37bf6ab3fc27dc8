import { textOf } from '@/lib/text-of';
import { CONTACT_FIELDS, type ContactValues } from './validate-contact';

const KEY = 'mimoteca:contato';

/** What a form holds, untrimmed. */
export function readForm(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    subject: textOf(data, 'subject'),
    message: textOf(data, 'message'),
  };
}

/** Stores an unsent message for the lifetime of the tab. */
export function saveDraft(form: HTMLFormElement): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(readForm(form))));
}

export function dropDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** Puts the draft back into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return;
    for (const name of CONTACT_FIELDS) {
      const field = form.elements.namedItem(name);
      const value: unknown = Reflect.get(draft, name);
      if (!(field instanceof Element) || !('value' in field) || typeof value !== 'string') continue;
      if (field.value === '') field.value = value;
    }
  });
}

/** A browser may refuse its storage: then there is no draft, and everything else works. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(window.sessionStorage);
  } catch {
    return;
  }
}
