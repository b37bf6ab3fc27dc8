'use client';

import { ErrorPage } from '@/features/not-found/error-page';

/** Next reports the error itself, in the server's log and in the browser's. */
export default function StorefrontError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage onRetry={retry} />;
}
