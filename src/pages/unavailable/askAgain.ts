import { isUnreached, retryAfterOf, type Attempt } from '#src/api/attempt.ts';
import { ContentError } from '#src/api/contentError.ts';
import type { Retry } from './unavailable.actor.ts';

/** Answers as long as the server is up, whatever ails the page. */
const sign = '/healthz';

const isAnybodyThere = (): Promise<boolean> =>
  fetch(sign, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** What a failure says. Of code and texts of the site a browser tells nothing but that they did not come. */
const attemptOf = async (error: unknown): Promise<Attempt> => {
  const isAnswered = error instanceof ContentError ? !isUnreached(error) : await isAnybodyThere();
  return { outcome: isAnswered ? 'unavailable' : 'unreached', retryAfter: retryAfterOf(error) };
};

/**
 * Asks again for what failed, without touching what is on screen (the `retry` port of the `unavailable` machine).
 * @param onCodeMissing the server answers, yet a part of the site's code does not come
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
