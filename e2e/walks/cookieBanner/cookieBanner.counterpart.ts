import type { Locator, Page } from '@playwright/test';
import { answeredCookies } from '#e2e/site/answeredCookies.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { clearTab } from '../browser/openTab.ts';
import { cookieBannerPerception } from './cookieBanner.perception.ts';

interface CookieBannerScene extends Visit {
  banner: Locator;
  text: SiteWords['layout'];
  /** The scripts of the page: they read the storage. */
  scripts: HeldCalls;
  storage: { isRead: boolean; isWritten: boolean };
}

const { cookieSeen } = answeredCookies;

/** The storage of the path: its content, and whether it can be read and written. */
const storageOf = ({ steps }: TransitionPath) => {
  const isKept = (port: string) => !steps.some(({ cause }) => cause.kind === 'failed' && cause.port === port);
  return {
    seen: steps
      .flatMap(({ cause }) => (cause.kind === 'done' ? [JSON.stringify(cause.output)] : []))
      .find((output) => output?.includes('"seen":true')),
    isRead: isKept('recallChoice'),
    isWritten: isKept('rememberChoice'),
  };
};

/** A storage that throws, and a list of all drawn states of the banner. */
const prepare = (page: Page, storage: CookieBannerScene['storage']) =>
  page.evaluate(({ isRead, isWritten }) => {
    const refuse = () => {
      throw new DOMException('The storage refuses', 'QuotaExceededError');
    };
    if (!isRead) Storage.prototype.getItem = refuse;
    if (!isWritten) Storage.prototype.setItem = refuse;
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('[data-scope="cookieBanner"]'))
          drawn.push(target.getAttribute('data-state') ?? '');
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  }, storage);

/** Files of an earlier visit must come through the gate again. */
const forgetFiles = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
};

/** LAY-24: no state of the banner was drawn that the path does not name. */
const sawOnly = async ({ page, path }: CookieBannerScene, state: string): Promise<void> => {
  const states = path.steps
    .map(({ value }) => value)
    .filter((value) => !/remembering|changing/.test(String(value)));
  expect(await page.evaluate<string[]>('drawn')).toEqual(states.slice(0, states.indexOf(state) + 1));
};

/** In the banner as long as it asks, afterwards at the end of the page: while it fades, it takes no press. */
const press = async (
  { page, banner }: CookieBannerScene,
  inBanner: string,
  inFooter: string,
): Promise<void> => {
  if ((await banner.getAttribute('data-state')) === 'asking')
    return banner.getByRole('button', { name: inBanner }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: inFooter }).click();
};
const answers = ({ scripts }: CookieBannerScene): Promise<void> => scripts.release();

/** LAY-24…LAY-26 */
export const cookieBannerCounterpart = counterpart<typeof cookieBannerMachine, CookieBannerScene>(
  'cookieBanner',
  {
    requirements: 'LAY-24…LAY-26',
    begin: async (visit) => {
      const { page, gate, lang, path } = visit;
      const { seen, ...storage } = storageOf(path);
      const scripts = gate.hold(({ path: asked }) => asked.startsWith('/assets/') && asked.endsWith('.js'));
      await clearTab(visit, {
        local: seen ? { cookieSeen, consent: seen.includes('granted') ? 'granted' : 'denied' } : {},
      });
      await forgetFiles(page);
      await page.goto(gate.url + addresses[lang].basic, { waitUntil: 'commit' });
      await prepare(page, storage);
      const banner = page.locator('[data-scope="cookieBanner"]');
      return { ...visit, banner, text: words[lang].layout, scripts, storage };
    },
    events: {
      'cookies.accepted': (scene) => press(scene, scene.text.cookies.accept, scene.text.cookies.allow),
      'cookies.refused': (scene) => press(scene, scene.text.cookies.refuse, scene.text.cookies.stop),
    },
    ports: {
      recallChoice: { done: answers, failed: answers },
      // A real storage answers at once.
      rememberChoice: { done: () => Promise.resolve(), failed: () => Promise.resolve() },
    },
    perception: cookieBannerPerception,
    signs: {
      asking: async (scene) => {
        const { banner, text } = scene;
        await expect(banner).toContainText(text.cookies.text);
        await expect(banner.getByRole('link')).toHaveAttribute('href', text.links.privacy);
        await sawOnly(scene, 'asking');
      },
      fading: async (scene, { facts }) => {
        const { page, banner, storage } = scene;
        // Out of use, for the keyboard too.
        await expect(banner).toHaveAttribute('inert');
        await sawOnly(scene, 'fading');
        // The pressed button is gone.
        await expect(page.getByRole('main')).toBeFocused();
        if (!storage.isRead) return;
        const kept = await page.evaluate(() => [
          localStorage.getItem('cookieSeen'),
          localStorage.getItem('consent'),
        ]);
        expect(kept).toEqual(storage.isWritten ? [cookieSeen, facts['consent']] : [null, null]);
      },
      closed: async (scene, { facts }) => {
        const { page, text } = scene;
        await sawOnly(scene, 'closed');
        const other = facts['consent'] === 'granted' ? text.cookies.stop : text.cookies.allow;
        await expect(
          page.getByRole('contentinfo').getByRole('button', { name: other, exact: true }),
        ).toBeVisible();
      },
    },
  },
);
