import { failedStyles } from '#src/browser/untilThere.ts';

const revive = (failed: Element): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`No styles ${link.href}`)));
    link.rel = 'stylesheet';
    link.href = failed.getAttribute('href') ?? '';
    failed.replaceWith(link);
  });

/**
 * Asks again for the styles that did not come: the build's own loader asks for a file once, and would go on without.
 * @throws where one of them does not come again
 */
export const reviveStyles = (): Promise<unknown> =>
  Promise.all(Array.from(document.querySelectorAll(failedStyles), revive));
