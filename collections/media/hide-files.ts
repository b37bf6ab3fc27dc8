import { NotFound, type PayloadRequest, type SanitizedConfig } from 'payload';

import { statusOf } from '../shared/errors/status-of';

const FILE = '/file/:filename';

/**
 * Answers for a file that may not be read as for one that does not exist: Payload says of both that they are forbidden, where
 * a visitor has to learn that a picture is gone, and nobody whether one is kept from them.
 */
export function hideFiles(config: SanitizedConfig): SanitizedConfig {
  const media = config.collections.find(({ slug }) => slug === 'media');
  const endpoint = media?.endpoints && media.endpoints.find(({ path }) => path === FILE);
  if (!endpoint) throw new Error(`${FILE} is gone: look at what has replaced it`);
  const { handler } = endpoint;
  endpoint.handler = async (req: PayloadRequest) => {
    try {
      return await handler(req);
    } catch (error) {
      if (statusOf(error) !== 403) throw error;
      throw new NotFound(req.t);
    }
  };
  return config;
}
