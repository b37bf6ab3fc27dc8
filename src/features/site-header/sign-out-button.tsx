'use client';

import { useSignOut } from '@/features/auth/use-sign-out';
import { header } from '@/messages/header';
import { Icon } from '@/ui/icon';
import { MENU_ID } from './menu-id';

/** 'Sair': an icon in the bar of a desktop, a line at the end of the menu of a phone. */
export function SignOutButton({ place }: { place: 'bar' | 'menu' }) {
  const { leaving, leave } = useSignOut();
  if (place === 'bar') {
    return (
      <button
        type="button"
        onClick={leave}
        disabled={leaving}
        aria-label={header.signOut}
        title={header.signOut}
        className="when-signed-in max-lg:hidden"
      >
        <Icon name="leave" size={22} />
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={leave}
      disabled={leaving}
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      className="site-menu-leave when-signed-in lg:hidden"
    >
      <Icon name="leave" />
      {header.signOut}
    </button>
  );
}
