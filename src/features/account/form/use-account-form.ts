import { useEffect, useRef, useState, type SyntheticEvent, type SubmitEvent } from 'react';
import { VALIDATION_DEBOUNCE } from '@/domain/limits';
import type { PostResult } from '@/lib/post-json';
import { textOf } from '@/lib/text-of';
import { errors } from '@/messages/errors';

type Values<F extends string> = Record<F, string>;
/** The message beside a field; null where a live check finds nothing wrong any more. */
export type Problems<F extends string> = Partial<Record<F, string | null>>;

/** The server's refusal; `status` is 0 without an answer. */
type Refusal<F extends string> = { status: number; message: string; values: Values<F> };

type AccountForm<F extends string> = {
  /** In their order on the page. */
  fields: readonly F[];
  check: (values: Values<F>) => Problems<F>;
  /** Validates the fields a moment after the last key. */
  live?: (values: Values<F>) => Problems<F>;
  send: (values: Values<F>) => Promise<PostResult>;
  done: (values: Values<F>, form: HTMLFormElement) => void | Promise<void>;
  /** Words a message of the server. */
  say?: (message: string) => string;
  /** The field to type anew after a 401. */
  retry?: F;
};

/** A form of the account: what is wrong with which field, and what the server answered. The fields keep their text. */
export function useAccountForm<F extends string>(options: AccountForm<F>) {
  const { fields, check, live, send, done, say = (message: string) => message, retry } = options;
  const [problems, setProblems] = useState<Problems<F>>({});
  const [refusal, setRefusal] = useState<Refusal<F> | null>(null);
  const [sending, setSending] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  const read = (form: HTMLFormElement): Values<F> => {
    const data = new FormData(form);
    // Filled in by the line below, name by name.
    const values = {} as Values<F>;
    for (const name of fields) values[name] = textOf(data, name);
    return values;
  };

  const refuse = (form: HTMLFormElement, found: Problems<F>) => {
    setProblems(found);
    const first = fields.find((name) => found[name]);
    if (first !== undefined) fieldOf(form, first)?.focus();
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const changed = event.target instanceof HTMLInputElement ? event.target.name : '';
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const found = live?.(read(form)) ?? {};
      setProblems((known) => ({ ...known, [changed]: null, ...found }));
    }, VALIDATION_DEBOUNCE);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const values = read(form);
    clearTimeout(pause.current);
    setRefusal(null);
    const found = check(values);
    refuse(form, found);
    if (Object.values(found).some(Boolean)) return;

    setSending(true);
    const result = await send(values);
    setSending(false);
    if (result.ok) {
      await done(values, form);
      return;
    }
    const refused: Problems<F> = {};
    for (const { field, message } of result.problems) {
      const name = fields.find((known) => known === field);
      if (name !== undefined) refused[name] = say(message);
    }
    if (Object.keys(refused).length > 0) {
      refuse(form, refused);
      return;
    }
    const message = result.problems[0]?.message ?? fallback(result.status);
    setRefusal({ status: result.status, message: say(message), values });
    if (retry !== undefined && result.status === 401) fieldOf(form, retry)?.select();
  };

  return {
    problems,
    refusal,
    sending,
    /** `post`: before hydration, a password must never end up in the URL. */
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit,
      onInput,
      'aria-busy': sending,
    } as const,
  };
}

const fallback = (status: number): string => (status === 0 ? errors.offline : errors.unexpected);

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
