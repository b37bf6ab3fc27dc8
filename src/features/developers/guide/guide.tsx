import { assistants, changes, webhooks } from './following';
import type { GuideSection } from './guide-section';
import { errors, promises, quotas } from './promises';
import { browsers, filters, graphql, keys, lists, start } from './reading';
import { writing } from './writing';

/** The guide to the API, in the order of its reading. `anonymous`: requests of an address in a minute without a key. */
export function guideOf({
  site,
  anonymous,
}: {
  site: string;
  anonymous: number;
}): readonly GuideSection[] {
  return [
    start(site),
    keys(site),
    lists(site),
    filters(site),
    graphql(site),
    writing(site),
    quotas(anonymous),
    errors,
    changes(site),
    webhooks,
    browsers,
    assistants(site),
    promises,
  ];
}
