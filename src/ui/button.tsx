import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-default',
      destructive: 'button-destructive',
      outline: 'button-outline',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      link: 'button-link',
    },
    size: { default: '', sm: 'button-sm', lg: 'button-lg', icon: 'button-icon' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the look to the only child (a link, usually) instead of rendering a button. */
    asChild?: boolean;
  };

export function Button({ variant, size, asChild = false, className, type, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  // A button inside a form submits it by default: here `type="submit"` must be given.
  return asChild ? (
    <Slot className={classes} {...rest} />
  ) : (
    <button type={type ?? 'button'} className={classes} {...rest} />
  );
}
