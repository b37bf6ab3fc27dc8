import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';

type FormRefusalProps = {
  id: string;
  /** False where a field has the focus already. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The server's refusal; it receives the focus, unless a field has it already. */
export function FormRefusal({ id, takesFocus = true, children }: FormRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} id={id} tabIndex={-1} className="rounded-md focus:outline-none">
      <Notice variant="danger">{children}</Notice>
    </div>
  );
}
