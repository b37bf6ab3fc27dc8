'use client';

import { useCallback, useEffect, useState } from 'react';

import type { ImportRow, RowFilter } from '@/domain/gift-exchange/import-states';

type Page = { rows: ImportRow[]; hasMore: boolean };
type State = 'loading' | 'ready' | 'failed';

/** Rows of an import's report, a page at a time; anew from the first when `filter` or `version` changes. */
export function useReport(id: number, filter: RowFilter, version: string) {
  const [page, setPage] = useState<Page>({ rows: [], hasMore: false });
  const [state, setState] = useState<State>('loading');
  const [shown, setShown] = useState<RowFilter>(filter);
  if (shown !== filter) {
    setShown(filter);
    setPage({ rows: [], hasMore: false });
    setState('loading');
  }

  useEffect(() => {
    let isStale = false;
    void readPage(id, filter, 0).then((fresh) => {
      if (isStale) return;
      setState(fresh === null ? 'failed' : 'ready');
      if (fresh !== null) setPage(fresh);
    });
    return () => {
      isStale = true;
    };
  }, [id, filter, version]);

  const more = useCallback(async () => {
    setState('loading');
    const next = await readPage(id, filter, page.rows.at(-1)?.line ?? 0);
    setState(next === null ? 'failed' : 'ready');
    if (next !== null) setPage({ rows: [...page.rows, ...next.rows], hasMore: next.hasMore });
  }, [id, filter, page.rows]);

  return { ...page, state, more };
}

async function readPage(id: number, filter: RowFilter, after: number): Promise<Page | null> {
  const query = new URLSearchParams({ filter, after: String(after) });
  const response = await fetch(`/api/gift-imports/${id}/rows?${query}`).catch(() => null);
  // The border to our own endpoint, which answers nothing else.
  return response?.ok === true ? ((await response.json()) as Page) : null;
}
