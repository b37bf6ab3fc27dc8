import { renderToString } from 'react-dom/server';

import { AuthProvider } from '@/features/auth/auth-provider';

import { GiftView } from './gift-view';

/**
 * A gift's page as the HTML that React makes of it in Next's document too, what belongs into the head first. A program of
 * its own (scripts/start.mjs), which the server loads: it runs outside of Next, in a fraction of the time.
 */
export function renderGiftView(json: string): string {
  return renderToString(
    <AuthProvider>
      <GiftView json={json} />
    </AuthProvider>,
  );
}
