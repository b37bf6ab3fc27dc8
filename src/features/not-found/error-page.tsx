'use client';

import { usePathname } from 'next/navigation';
import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { errorPage as words } from '@/messages/error-page';
import { Button } from '@/ui/button';
import { errorTitle } from './error-title';
import { Lost } from './lost';

/** The page of an error: its message, a retry, and a link that reloads everything. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Lost title={errorTitle(usePathname())} text={words.text} role="alert">
      <Button onClick={onRetry}>{common.retry}</Button>
      <Button asChild variant="outline">
        <a href={paths.home}>{words.home}</a>
      </Button>
    </Lost>
  );
}
