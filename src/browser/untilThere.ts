import { second } from '#contract/settings/time.ts';

const mark = 'data-failed';
/** Styles that failed to load. */
export const failedStyles = `link[${mark}]`;

/** Marks failed styles from now on: without the mark they look like those under way. */
export const noteFailedStyles = (document: Document): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.setAttribute(mark, '');
    },
    true,
  );

const pause = 1.5 * second;

/**
 * Fetches a part of the site's own code or texts, again every few seconds and when the network is back, until it succeeds.
 * For parts that the page cannot do without.
 */
export const untilThere = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      const waiting = new AbortController();
      await new Promise<unknown>((again) => {
        setTimeout(again, pause);
        addEventListener('online', again, { signal: waiting.signal });
      });
      waiting.abort();
    }
  }
};
