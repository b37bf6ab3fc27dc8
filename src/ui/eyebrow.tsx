import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type EyebrowProps = ComponentProps<'p'> & {
  /** Printed before the words, only where the order means something. */
  number?: number;
};

/** The short line above a heading. */
export function Eyebrow({ number, className, children, ...rest }: EyebrowProps) {
  return (
    <p className={cn('eyebrow', className)} {...rest}>
      {number === undefined ? null : (
        <span className="eyebrow-number">{String(number).padStart(2, '0')}</span>
      )}
      {children}
    </p>
  );
}
