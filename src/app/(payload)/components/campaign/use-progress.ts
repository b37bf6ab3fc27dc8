'use client';

import { useCallback, useEffect, useState } from 'react';

import type { CampaignProgress, CampaignState } from '@/domain/campaign';

/** Milliseconds between two looks at a campaign that changes by itself. */
const PERIODS: Partial<Record<CampaignState, number>> = { sending: 1_000, scheduled: 15_000 };

/**
 * How far a campaign is, read again while it is being sent or waits for its time, and whenever `version` changes. The last
 * figures stay while the server cannot be reached.
 */
export function useProgress(id: number | undefined, version: unknown) {
  const [progress, setProgress] = useState<CampaignProgress | null>(null);

  const read = useCallback(async () => {
    const fresh = await readProgress(id);
    if (fresh !== null) setProgress(fresh);
  }, [id]);

  useEffect(() => {
    void readProgress(id).then((fresh) => fresh !== null && setProgress(fresh));
  }, [id, version]);

  const period = progress === null ? undefined : PERIODS[progress.status];
  useEffect(() => {
    if (period === undefined) return;
    const timer = setInterval(() => void read(), period);
    return () => clearInterval(timer);
  }, [period, read]);

  return { progress, read };
}

async function readProgress(id: number | undefined): Promise<CampaignProgress | null> {
  if (id === undefined) return null;
  const response = await fetch(`/api/campaigns/${id}/progress`).catch(() => null);
  // The border to our own endpoint, which answers nothing else.
  return response?.ok === true ? ((await response.json()) as CampaignProgress) : null;
}
