'use client';

import { useCallback, useEffect, useState } from 'react';

import { BUSY_STATES, type ImportProgress } from '@/domain/gift-exchange/import-states';

/** Milliseconds between two looks at an import that the server works on. */
const PERIOD = 1_000;

/** How far an import is, read again while the server works on it. The last figures stay while it cannot be reached. */
export function useImport(id: number) {
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isLost, setLost] = useState(false);

  const read = useCallback(async () => {
    const fresh = await readProgress(id);
    setLost(fresh === null);
    if (fresh !== null) setProgress(fresh);
  }, [id]);

  const isWatched = progress === null || BUSY_STATES.includes(progress.status);
  useEffect(() => {
    let isStale = false;
    const look = async () => {
      const fresh = await readProgress(id);
      if (isStale) return;
      setLost(fresh === null);
      if (fresh !== null) setProgress(fresh);
    };
    void look();
    const timer = isWatched ? setInterval(() => void look(), PERIOD) : undefined;
    return () => {
      isStale = true;
      clearInterval(timer);
    };
  }, [id, isWatched]);

  return { progress, isLost, read };
}

async function readProgress(id: number): Promise<ImportProgress | null> {
  const response = await fetch(`/api/gift-imports/${id}/progress`).catch(() => null);
  // The border to our own endpoint, which answers nothing else.
  return response?.ok === true ? ((await response.json()) as ImportProgress) : null;
}
