'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { listErrorTitle } from '@/lib/list-error-title';
import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { errorPage as words } from '@/messages/error-page';
import { Button } from '@/ui/button';
import { Lost } from './lost';

/** The page of an error: its message, a retry, and a link that reloads everything. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const title = listErrorTitle(usePathname()) ?? words.title;
  // A page whose own title could not be read either has none.
  useEffect(() => {
    document.title ||= common.pageTitle(title);
  }, [title]);
  return (
    <Lost title={title} text={words.text} role="alert">
      <Button onClick={onRetry}>{common.retry}</Button>
      <Button asChild variant="outline">
        <a href={paths.home}>{words.home}</a>
      </Button>
    </Lost>
  );
}
