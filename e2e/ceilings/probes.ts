import type { APIRequestContext } from '@playwright/test';

export type ProbeContext = {
  /** Sends requests as a visitor: no cookie, no token. */
  visitor: APIRequestContext;
  baseURL: string;
};

/** Goes beyond a ceiling and expects the refusal, or shows that the bound holds. */
export type Probe = (context: ProbeContext) => Promise<void>;

/** By the `request` of the ceiling. */
export type Probes = Record<string, Probe>;
