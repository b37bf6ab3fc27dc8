import type { Change, ChangesPage } from '@/domain/changes';

import type { TestApi } from '../../support/http';

/** An integrator that follows the changes feed over HTTP. */
export function followerOf(api: TestApi) {
  let since = '';
  const ask = (query: Record<string, string> = {}) =>
    api.request(`/changes?${new URLSearchParams({ ...(since !== '' && { since }), ...query })}`);

  async function page(limit?: number): Promise<ChangesPage> {
    const { status, body } = await ask(limit === undefined ? {} : { limit: String(limit) });
    if (status !== 200)
      throw new Error(`changes answered ${String(status)}: ${JSON.stringify(body)}`);
    since = body.next;
    return body;
  }

  return {
    ask,
    page,
    cursor: () => since,
    /** Everything that is new to it, page by page. */
    async rest(limit?: number): Promise<Change[]> {
      const changes: Change[] = [];
      for (;;) {
        const { hasMore, ...read } = await page(limit);
        changes.push(...read.changes);
        if (!hasMore) return changes;
      }
    },
    /** The same in short: `gifts 12 changed`. */
    async news(): Promise<string[]> {
      return (await this.rest()).map(
        ({ collection, id, change }) => `${collection} ${String(id)} ${change}`,
      );
    },
  };
}
