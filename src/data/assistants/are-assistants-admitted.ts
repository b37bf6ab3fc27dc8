import 'server-only';

import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead } from '../cached';
import { asVisitor } from '../payload';

/** Whether editors have opened the site to assistants. */
export const areAssistantsAdmitted = cachedRead('areAssistantsAdmitted', async () => {
  cached('published', cacheTags.settings);
  const { payload, overrideAccess } = await asVisitor();
  const settings = await payload.findGlobal({ slug: 'site-settings', overrideAccess, depth: 0 });
  return settings.assistants === true;
});
