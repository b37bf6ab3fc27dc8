'use client';

import { ErrorPage } from '@/features/not-found/error-page';

/** Next logs the error itself, on the server and in the browser. */
export default function StorefrontError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage onRetry={retry} />;
}
