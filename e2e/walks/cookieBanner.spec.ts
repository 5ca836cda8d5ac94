import type { Page, Route } from '@playwright/test';
import type { CookieBannerEvent, cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import { everyMachine } from '#machines/everyMachine.ts';
import { transitionPaths, type TransitionPath } from '#machines/transitionPaths.ts';
import type { Cause } from '#machines/trials.ts';
import type { StateValueFrom } from 'xstate';
import { expect, test } from '../site.ts';
import { words } from '../words.ts';

type State = StateValueFrom<typeof cookieBannerMachine>;
const text = words.fr.layout;
const banner = (page: Page) => page.locator('[data-scope="cookieBanner"]');

/** The storage of the path: what it knows, and whether it can be read and written. */
const storageOf = ({ steps }: TransitionPath) => {
  const isBroken = (port: string) =>
    steps.some(({ cause }) => cause.kind === 'failed' && cause.port === port);
  const isKnown = ({ cause }: { cause: Cause }) =>
    cause.kind === 'done' &&
    cause.port === 'recallChoice' &&
    JSON.stringify(cause.output) === '{"seen":true}';
  return {
    seen: steps.some(isKnown),
    unreadable: isBroken('recallChoice'),
    unwritable: isBroken('rememberChoice'),
  };
};

/** Makes the page's storage so, and writes down every state that the banner is drawn in. */
const prepare = async (page: Page, storage: ReturnType<typeof storageOf>) => {
  await page.addInitScript(({ seen, unreadable, unwritable }) => {
    if (seen) localStorage.setItem('cookieSeen', 'shown');
    const refuse = () => {
      throw new DOMException('The storage refuses', 'QuotaExceededError');
    };
    if (unreadable) Storage.prototype.getItem = refuse;
    if (unwritable) Storage.prototype.setItem = refuse;
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('[data-scope="cookieBanner"]'))
          drawn.push(target.getAttribute('data-state') ?? '');
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  }, storage);
};

const statesDrawn = (page: Page) => page.evaluate<string[]>('[...drawn]');

/** The script of the page, held until the path says that the storage answers. */
const holdScript = async (page: Page): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute('**/assets/*.js');
  };
};

/** What a visitor does. An event that nobody can make does not compile. */
const act = (page: Page, type: CookieBannerEvent['type']): Promise<void> => {
  switch (type) {
    case 'accepted':
      return banner(page).getByRole('button', { name: text.cookies.accept }).click();
    case 'refused':
      return banner(page).getByRole('button', { name: text.cookies.refuse }).click();
  }
};
const isEventType = (type: string): type is CookieBannerEvent['type'] =>
  type === 'accepted' || type === 'refused';

/** What a visitor sees. A state without a picture does not compile. */
const picture: Record<State, (page: Page) => Promise<void>> = {
  recalling: (page) => expect(banner(page)).toBeHidden(),
  asking: async (page) => {
    await expect(banner(page)).toContainText(text.cookies.text);
    await expect(banner(page).getByRole('link', { name: text.cookies.privacy })).toHaveAttribute(
      'href',
      text.links.privacy,
    );
    await expect(banner(page).getByRole('button')).toHaveText([text.cookies.refuse, text.cookies.accept]);
  },
  // A real storage answers before anything is drawn.
  remembering: (page) => expect(banner(page)).toHaveAttribute('data-state', 'fading'),
  fading: (page) => expect(banner(page)).toBeVisible(),
  closed: (page) => expect(banner(page)).toBeHidden(),
};
const isState = (value: unknown): value is State =>
  typeof value === 'string' && Object.hasOwn(picture, value);

const entry = everyMachine.find(({ name }) => name === 'cookieBanner');
if (!entry) throw new Error('No machine "cookieBanner"');

test.use({ hasAnsweredCookies: false });

for (const path of transitionPaths(entry)) {
  test(`LAY-24…LAY-26: ${path.id} ${path.sentence}`, async ({ page }) => {
    const storage = storageOf(path);
    await prepare(page, storage);
    await page.clock.install();
    const release = await holdScript(page);
    await page.goto('/fr/accessibilite', { waitUntil: 'commit' });
    await expect(banner(page)).toHaveAttribute('data-state', 'recalling');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const { cause, value, facts } of path.steps) {
      if (cause.kind === 'elapsed') await page.clock.runFor(cause.ms);
      else if (cause.kind === 'sent' && isEventType(cause.event.type)) await act(page, cause.event.type);
      else await release();
      if (!isState(value)) throw new Error(`No picture of ${JSON.stringify(value)}`);
      if (value !== 'remembering') await expect(banner(page)).toHaveAttribute('data-state', value);
      await picture[value](page);
      if (value !== 'fading' || storage.unwritable || storage.unreadable) continue;
      const kept = await page.evaluate(() => [
        localStorage.getItem('cookieSeen'),
        localStorage.getItem('consent'),
      ]);
      expect(kept).toEqual(['shown', facts['consent']]);
    }
    const values = path.steps.map(({ value }) => value);
    expect(await statesDrawn(page)).toEqual(values.filter((value) => value !== 'remembering'));
  });
}

test('LAY-25: an answer is remembered: the banner stays away after a reload', async ({ page }) => {
  await page.goto('/fr');
  await banner(page).getByRole('button', { name: text.cookies.refuse }).click();
  await expect(banner(page)).toHaveAttribute('data-state', 'closed');
  await page.reload();
  await expect(banner(page)).toHaveAttribute('data-state', 'closed');
  await expect(banner(page)).toBeHidden();
});
