import type { QueryClient } from '@tanstack/react-query';
import { ContentError } from './contentError.ts';

/** Seconds that the host asked to be left alone, if it said so. */
export const retryAfterOf = (error: unknown): number | null =>
  error instanceof ContentError ? error.retryAfter : null;

/**
 * Asks again for whatever failed, without touching what is on screen (the `retry` port of the `unavailable` machine).
 * @param probe what to ask for in any case, where no query has failed.
 */
export const retryFailed = async (
  queryClient: QueryClient,
  probe: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ outcome: 'recovered' | 'unavailable'; retryAfter: number | null }> => {
  try {
    await queryClient.refetchQueries(
      { type: 'all', predicate: ({ state }) => state.status === 'error' },
      { throwOnError: true },
    );
    await probe();
    return { outcome: 'recovered', retryAfter: null };
  } catch (error) {
    return { outcome: 'unavailable', retryAfter: retryAfterOf(error) };
  }
};
