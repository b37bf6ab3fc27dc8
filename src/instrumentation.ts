import { openApiDoor } from '@/lib/api-door';
import { openPictureLookup } from '@/lib/picture-lookup';

/** Runs once when the application starts in its server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload, handleEndpoints }, { default: config }, { readPictureDates }] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@collections/media/picture-dates'),
    ]);
  openApiDoor((request) => handleEndpoints({ config, request }));
  openPictureLookup(async (filename) => readPictureDates(await getPayload({ config }), filename));
}
