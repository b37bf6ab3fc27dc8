import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const headingVariants = cva('heading', {
  variants: {
    size: {
      display: 'heading-display',
      page: 'heading-page',
      section: 'heading-section',
      block: 'heading-block',
      item: 'heading-item',
    },
  },
  defaultVariants: { size: 'section' },
});

export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = ComponentProps<'h2'> &
  VariantProps<typeof headingVariants> & {
    /** Its place in the outline, whatever its size. */
    level: HeadingLevel;
  };

export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={cn(headingVariants({ size }), className)} {...rest}>
      {children}
    </Tag>
  );
}
