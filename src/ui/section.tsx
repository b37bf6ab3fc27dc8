import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Container } from './container';

type SectionProps = ComponentProps<'section'> & {
  /** 'ruled' opens with a hairline, 'sunken' stands on a tone of its own. */
  variant?: 'plain' | 'ruled' | 'sunken';
};

/** A part of a page with the site's rhythm; holds a `Container`. */
export function Section({ variant = 'plain', className, children, ...rest }: SectionProps) {
  return (
    <section
      className={cn('section', variant !== 'plain' && `section-${variant}`, className)}
      {...rest}
    >
      <Container>{children}</Container>
    </section>
  );
}
