import { isUnreached, retryAfterOf, type Attempt } from '#src/api/attempt.ts';
import { ContentError } from '#src/api/contentError.ts';
import type { Retry } from './unavailable.actor.ts';

/** Answers as long as the server is up, whatever the page's fault. */
const sign = '/healthz';

const isAnybodyThere = (): Promise<boolean> =>
  fetch(sign, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The result of a failed attempt. For the site's code and texts a browser reports only the failure. */
const attemptOf = async (error: unknown): Promise<Attempt> => {
  const isAnswered = error instanceof ContentError ? !isUnreached(error) : await isAnybodyThere();
  return { outcome: isAnswered ? 'unavailable' : 'unreached', retryAfter: retryAfterOf(error) };
};

/**
 * Repeats a failed request without touching the screen (the `retry` port of the `unavailable` machine).
 * @param onCodeMissing the server answers, yet a part of the site's code is missing
 */
export const askAgain =
  (ask: () => Promise<unknown>, onCodeMissing: () => void = () => {}): Retry =>
  async () => {
    try {
      await ask();
      return { outcome: 'recovered', retryAfter: null };
    } catch (error) {
      const attempt = await attemptOf(error);
      if (attempt.outcome === 'unavailable' && !(error instanceof ContentError)) onCodeMissing();
      return attempt;
    }
  };
