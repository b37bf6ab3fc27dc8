import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const badgeVariants = cva('badge', {
  variants: {
    variant: {
      default: 'badge-default',
      accent: 'badge-accent',
      outline: 'badge-outline',
      new: 'badge-new',
      offer: 'badge-offer',
    },
  },
  defaultVariants: { variant: 'default' },
});

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...rest} />;
}
