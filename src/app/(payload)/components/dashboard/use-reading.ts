import { useCallback, useEffect, useState } from 'react';

import type { DashboardParts } from '@/domain/dashboard';

export type Reading<T> =
  { status: 'loading' } | { status: 'failed' } | { status: 'read'; figures: T };

/**
 * What one part of the dashboard shows; with `query` null it waits. `reload` asks again, and leaves what is shown until
 * there is an answer.
 */
export function useReading<Name extends keyof DashboardParts>(
  name: Name,
  query: string | null = '',
) {
  const [reading, setReading] = useState<Reading<DashboardParts[Name]>>({ status: 'loading' });
  const reload = useCallback(async () => {
    if (query !== null) setReading(await read(name, query));
  }, [name, query]);
  useEffect(() => {
    if (query !== null) void read(name, query).then(setReading);
  }, [name, query]);
  return { reading, reload };
}

async function read<Name extends keyof DashboardParts>(
  name: Name,
  query: string,
): Promise<Reading<DashboardParts[Name]>> {
  try {
    const response = await fetch(`/api/dashboard/${name}${query}`);
    if (!response.ok) return { status: 'failed' };
    // The border to our own endpoint, which answers exactly this.
    return { status: 'read', figures: (await response.json()) as DashboardParts[Name] };
  } catch {
    return { status: 'failed' };
  }
}
