'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useRef, type SubmitEvent } from 'react';
import { cleanSearchQuery } from '@/domain/search';
import { paths } from '@/lib/paths';
import { isStoppedOffline } from '@/lib/stopped-offline';
import { search as words } from '@/messages/search';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';

/** The large search field of the page: an ordinary GET form that, with JavaScript, needs no reload. */
export function SearchBox({ query }: { query?: string }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);

  const write = useCallback((wanted: string) => {
    if (input.current) input.current.value = wanted;
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (input.current === null || isStoppedOffline(input.current)) return;
    const wanted = cleanSearchQuery(input.current.value);
    // As it is searched for: without the spaces around it.
    write(wanted);
    if (wanted !== '') router.push(paths.searchFor(wanted));
  };

  return (
    <form
      action={paths.search}
      role="search"
      aria-label={words.title}
      onSubmit={submit}
      className="flex max-w-2xl gap-2"
    >
      <Input
        ref={input}
        type="search"
        name="q"
        required
        pattern=".*\S.*"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.box}
        defaultValue={query}
        placeholder={words.placeholder}
        className="min-h-13 min-w-0"
      />
      <Button type="submit" size="lg">
        {words.submit}
      </Button>
      <Suspense fallback={null}>
        <QueryOfAddress onChange={write} />
      </Suspense>
    </form>
  );
}

/** Reports the query of the address whenever it changes; what was typed before the first one stays. */
function QueryOfAddress({ onChange }: { onChange: (query: string) => void }) {
  const query = cleanSearchQuery(useSearchParams().get('q') ?? '');
  const arrived = useRef(false);
  useEffect(() => {
    if (query !== '' || arrived.current) onChange(query);
    arrived.current = true;
  }, [onChange, query]);
  return null;
}
