/** Answers a request of the panel by itself, or by asking on. */
export type Interceptor = (
  ask: typeof fetch,
  ...request: Parameters<typeof fetch>
) => Promise<Response>;
