'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';

import { useHydrated } from '@/ui/use-hydrated';

/** Reads the page again when the panel, which frames it, says that the draft was saved. */
export function RefreshOnSave() {
  const { refresh } = useRouter();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return <RefreshRouteOnSave refresh={refresh} serverURL={window.location.origin} />;
}
