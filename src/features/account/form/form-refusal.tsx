import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';

type FormRefusalProps = {
  id: string;
  /** False where a field has the focus already. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** What the server objected to, where the eyes and the focus go next. */
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
