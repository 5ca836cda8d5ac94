import type { Page } from '@playwright/test';

/**
 * Waits until whatever moves towards an end, and is drawn, is there: transitions and animations. They begin with a frame, which
 * on a busy machine comes late. The page's clock may stand still, `requestAnimationFrame` with it: an observer tells of frames.
 */
export const motionEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((drawn) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.getTiming().iterations !== Infinity &&
          effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
