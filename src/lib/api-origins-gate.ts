import { shared } from './shared';

/** The origins, besides the site's own, whose pages may read the API. */
export type ApiOrigins = () => Promise<readonly string[]>;

const list = shared<{ read?: ApiOrigins }>('api-origins', () => ({}));

/** The application's list of them; undefined until it has started. */
export const apiOrigins = (): ApiOrigins | undefined => list.read;

export function openApiOrigins(origins: ApiOrigins): void {
  list.read = origins;
}
