import type { LinkState } from '@/domain/link-health';

/** What the panel shows of a row of link-checks. */
export type LinkView = {
  id: number;
  url: string;
  state: LinkState;
  since: string | null;
  checkedAt: string | null;
  reason: string | null;
  finalUrl: string | null;
  acknowledged: boolean;
  resting: boolean;
};
