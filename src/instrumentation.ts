import { openApiDoor } from '@/lib/api-door';

/** Runs once when the application starts in its server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ handleEndpoints }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  openApiDoor((request) => handleEndpoints({ config, request }));
}
