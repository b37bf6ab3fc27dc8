import type { MouseEventHandler } from 'react';
import { common } from '@/messages/common';
import { Button } from './button';
import { Spinner } from './spinner';

type LoadMoreButtonProps = {
  label: string;
  loading: boolean;
  onClick: MouseEventHandler<HTMLElement>;
  /** Address of the next page: makes it a link that also works without JavaScript. */
  href?: string;
};

/** 'Carregando...' while the next page is on its way; it keeps the focus, so it is never really disabled as a link. */
export function LoadMoreButton({ label, loading, onClick, href }: LoadMoreButtonProps) {
  const content = loading ? (
    <>
      <Spinner /> {common.loading}
    </>
  ) : (
    label
  );
  return href ? (
    <Button asChild variant="outline" size="lg">
      <a href={href} aria-disabled={loading} onClick={onClick}>
        {content}
      </a>
    </Button>
  ) : (
    <Button variant="outline" size="lg" disabled={loading} onClick={onClick}>
      {content}
    </Button>
  );
}
