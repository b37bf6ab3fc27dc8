/** Of an answer that is for its reader alone, or soon out of date. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const;
