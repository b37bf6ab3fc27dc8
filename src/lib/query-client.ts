import { QueryClient } from '@tanstack/react-query';

import { lazily } from '@/domain/lazily';
import { QUERY_FRESH, QUERY_RETAINED } from '@/domain/limits';
import { RETRY_PAUSE } from '@/domain/patience';

import { pauseBeforeRetry } from './try-again';

/**
 * What the browser has read from the server, one for the whole visit, with the times of `limits`: fresh for 5
 * minutes, retained for 10, tried once more when the server lets it, and never asked again only because the window was looked at. The times of
 * particular reads stand beside the general ones in `domain/limits`.
 */
export const queryClient = lazily(
  () =>
    new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: QUERY_FRESH,
          gcTime: QUERY_RETAINED,
          retry: (failures, error) => pauseBeforeRetry(failures, error) !== null,
          retryDelay: (failures, error) => pauseBeforeRetry(failures, error) ?? RETRY_PAUSE,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
      },
    }),
);
