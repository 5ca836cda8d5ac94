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
 * Requests failed styles again: the build's own loader requests a file only once, and would go on without it.
 * @throws if one of them fails again
 */
export const reviveStyles = (): Promise<unknown> =>
  Promise.all(Array.from(document.querySelectorAll(failedStyles), revive));
