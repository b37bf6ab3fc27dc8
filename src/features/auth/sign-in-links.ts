import { paths } from '@/lib/paths';
import { returnPath, signInPath } from '@/lib/sign-in-return';

/**
 * Has every link to the sign-in lead back to where it was followed. The pages are the same for everybody and cannot know
 * their own query, so the address is completed when a link is about to be used, in a new tab as well.
 */
export function completeSignInLinks(): () => void {
  const complete = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname !== paths.settings) return;
    const isSignedIn = document.documentElement.hasAttribute('data-signed-in');
    link.setAttribute('href', isSignedIn ? paths.settings : signInPath(addressAround(link)));
  };
  // While they are captured: before anything follows the link.
  const events = ['pointerdown', 'click'] as const;
  events.forEach((name) => window.addEventListener(name, complete, { capture: true }));
  return () =>
    events.forEach((name) => window.removeEventListener(name, complete, { capture: true }));
}

/** This page, at the section that the link stands in. */
function addressAround(link: Element): string {
  const { pathname, search, hash } = location;
  // On the sign-in itself: where it already leads back to.
  if (pathname === paths.settings) return returnPath(search) ?? '';
  const section = link.closest('main section[id]');
  return `${pathname}${search}${section ? `#${section.id}` : hash}`;
}
