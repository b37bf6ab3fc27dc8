import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { AuthProvider } from '@/features/auth/auth-provider';
import { useAuth } from '@/features/auth/use-auth';

function Visitor() {
  const { user, isLoading } = useAuth();
  return <p>{isLoading ? 'loading' : (user?.email ?? 'nobody')}</p>;
}

describe('useAuth', () => {
  it('is an error outside its provider, and says so in Portuguese', () => {
    expect(() => renderToStaticMarkup(<Visitor />)).toThrow(
      'useAuth deve ser usado dentro de um AuthProvider',
    );
  });

  it('is loading in the HTML that everybody gets', () => {
    const html = renderToStaticMarkup(
      <AuthProvider>
        <Visitor />
      </AuthProvider>,
    );
    expect(html).toBe('<p>loading</p>');
  });
});
