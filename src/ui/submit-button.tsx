import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';
import { useHydrated } from '@/ui/use-hydrated';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  sending: boolean;
  label: string;
  busyLabel: string;
};

/** Keeps the focus while the form is being sent, which a disabled button would lose. */
export function SubmitButton({ sending, label, busyLabel, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" disabled={!hydrated} aria-disabled={sending || undefined} {...rest}>
      {sending ? busyLabel : label}
    </Button>
  );
}
