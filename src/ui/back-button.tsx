'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

import { Button, type ButtonProps } from './button';

type BackButtonProps = {
  children: ReactNode;
  variant?: ButtonProps['variant'];
  /** Where to go when the visitor came from nowhere: a link opened in a new tab. A function is asked at the click. */
  fallback?: string | (() => string);
};

/** Goes back in the history of this visit. */
export function BackButton({ children, variant = 'ghost', fallback = '/' }: BackButtonProps) {
  const router = useRouter();
  const leave = () => router.push(typeof fallback === 'string' ? fallback : fallback());
  return (
    <Button variant={variant} onClick={() => (window.history.length > 1 ? router.back() : leave())}>
      {children}
    </Button>
  );
}
