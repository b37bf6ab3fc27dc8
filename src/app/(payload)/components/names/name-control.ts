import { panelControls } from '@/messages/notices';

/** Names a control that Payload's panel leaves without a name, and that has no label either. */
export function nameControl(element: Element): void {
  if ((element.getAttribute('aria-label') ?? '') !== '') return;
  const [, name] = panelControls.find(([selector]) => element.matches(selector)) ?? [];
  if (name !== undefined) element.setAttribute('aria-label', name);
}
