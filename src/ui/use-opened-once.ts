import { useState } from 'react';

/** True from the first time that `open` was: code loaded on demand then stays for the closing animation. */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
