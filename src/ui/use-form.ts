import { useEffect, useRef, useState, type SyntheticEvent, type SubmitEvent } from 'react';
import { VALIDATION_DEBOUNCE } from '@/domain/limits';
import type { PostResult } from '@/lib/post-json';
import { textOf } from '@/lib/text-of';
import { failures } from '@/messages/failures';

type Values<F extends string> = Record<F, string>;
/** The message beside a field; null where a live check finds nothing wrong any more. */
export type Problems<F extends string> = Partial<Record<F, string | null>>;

type Failure = Extract<PostResult, { ok: false }>;
/** The server's refusal; `status` is 0 without an answer. */
type Refusal<F extends string> = { status: number; message: string; values: Values<F> };

type FormOptions<F extends string> = {
  /** In their order on the page. */
  fields: readonly F[];
  check: (values: Values<F>) => Problems<F>;
  /** Validates the fields a moment after the last key. */
  live?: (values: Values<F>) => Problems<F>;
  send: (values: Values<F>) => Promise<PostResult>;
  done: (values: Values<F>, form: HTMLFormElement) => void | Promise<void>;
  /** Words a message of the server. */
  say?: (message: string) => string;
  /** What a refusal that is about no field says; by default what the server said. */
  refused?: (failure: Failure) => string;
  /** The field to type anew after a 401. */
  retry?: F;
};

/**
 * The state of every form that sends something: what is wrong with which field, what the server answered, and whether it
 * is being sent. The fields keep their own text, so that nothing typed is lost; the first wrong one gets the focus.
 */
export function useForm<F extends string>(options: FormOptions<F>) {
  const { fields, check, live, send, done, say = (message: string) => message } = options;
  const { refused = reasonOf, retry } = options;
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
    const changed = fields.find((name) => fieldOf(form, name) === event.target);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const found = live?.(read(form)) ?? {};
      setProblems((known) => ({ ...known, ...(changed && { [changed]: null }), ...found }));
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
    const wrong: Problems<F> = {};
    for (const { field, message } of result.problems) {
      const name = fields.find((known) => known === field);
      if (name !== undefined) wrong[name] = say(message);
    }
    if (Object.keys(wrong).length > 0) {
      refuse(form, wrong);
      return;
    }
    setRefusal({ status: result.status, message: say(refused(result)), values });
    if (retry !== undefined && result.status === 401) selectText(fieldOf(form, retry));
  };

  return {
    problems,
    refusal,
    sending,
    /** Takes back what was wrong, for a form that says so itself. */
    clear: () => {
      setProblems({});
      setRefusal(null);
    },
    /** `post`: before hydration, nothing typed may end up in the URL. */
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit,
      onInput,
      'aria-busy': sending,
    } as const,
  };
}

function reasonOf({ status, problems }: Failure): string {
  return problems[0]?.message ?? (status === 0 ? failures.offline : failures.unexpected);
}

function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement ? field : null;
}

function selectText(field: HTMLElement | null): void {
  if (field instanceof HTMLInputElement) field.select();
}
