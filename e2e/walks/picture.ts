import type { CDPSession, Locator, Page } from '@playwright/test';

/** The name of the test's attachment with the picture. */
export const pictureName = 'where the walk ends';

/** A third of a desktop's view, about 10 KB: enough to recognise the state, and all of them fit a report of 25 MB. */
const look = { scale: 1 / 3, quality: 30 };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Chromium's own screenshot of the page, scaled down. */
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** A small picture of the page, with the machine's element visible. */
export const takePicture = async (
  page: Page,
  root: Locator,
): Promise<{ body: Buffer; contentType: string }> => {
  // A covered tab draws nothing for a while.
  await page.bringToFront();
  const view = await root.evaluateAll((elements) => {
    const [element] = elements;
    const {
      top = 0,
      bottom = 0,
      height = 0,
    } = element?.checkVisibility() ? element.getBoundingClientRect() : {};
    const block = height > innerHeight ? 'start' : 'center';
    if (bottom > innerHeight || top < 0) element?.scrollIntoView({ block, behavior: 'instant' });
    return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
  });
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: look.quality,
    clip: { ...view, scale: look.scale },
  });
  return { body: Buffer.from(data, 'base64'), contentType: 'image/jpeg' };
};
