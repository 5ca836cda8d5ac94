import { second } from '#contract/settings/time.ts';

const mark = 'data-failed';
/** Styles that did not come. */
export const failedStyles = `link[${mark}]`;

/** From now on they are marked: those that are still on their way look the same. */
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
 * Fetches a part of the site's own code or texts, again every few seconds and when the network is back, until it is
 * there. For parts without which there would be nothing to show.
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
