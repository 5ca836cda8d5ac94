import type { Browser, Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { ceilings } from '#e2e/ceilings.ts';
import { busy } from '#e2e/pageObjects/busy.ts';
import { callsAnswered } from '#e2e/pageObjects/callsAnswered.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { type Kept, openMeter } from '#e2e/pageObjects/keptInTab.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { followLink, placeLink } from '#e2e/pageObjects/ownLink.ts';
import { addresses } from '#e2e/site/festival.ts';
import { type Left, leftBehind } from '#e2e/pageObjects/leftBehind.ts';
import { demo, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { tour } from '#e2e/site/tour.ts';
import { filled, words } from '#e2e/site/words.ts';

interface Walk {
  /** Addresses; no two neighbours share a heading. */
  stops: readonly string[];
  times: number;
}

/** A thousand navigations. */
const longWalk: Walk = { stops: tour, times: 10 };
const shortWalk: Walk = {
  stops: languages.flatMap((lang) => [addresses[lang].legal, pairPath('press', lang), addresses[lang].basic]),
  times: 8,
};

/** The most that a walk may leave behind. */
const most: Left = { bytesEach: 2_000, nodes: 20, listeners: 10 };
const figures = ['bytesEach', 'nodes', 'listeners'] as const;
/** The leaks above the limit. */
const tooMuch = (left: Left): Partial<Left> =>
  Object.fromEntries(figures.filter((name) => left[name] > most[name]).map((name) => [name, left[name]]));

/** The headings of members' pages, by address: the server's, except where it knows nobody. */
const readHeadings = async (browser: Browser, site: string, stops: readonly string[]) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  const headings = new Map<string, string>();
  for (const address of stops) {
    await page.goto(address);
    headings.set(address, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  await context.close();
  for (const lang of languages) {
    headings.set(`/${lang}/profile`, filled(words[lang].profile.greeting, demo.camille));
    // RTE-29: a member is redirected.
    headings.set(`/${lang}/login`, headings.get(`/${lang}`) ?? '');
  }
  return (address: string): string => headings.get(address) ?? '';
};

/** Goes from page to page, each drawn and at rest. @returns the tab's memory after each time */
const walk = async (page: Page, { stops, times }: Walk, headingAt: (address: string) => string) => {
  await placeLink(page);
  const measure = await openMeter(page);
  const kept: Kept[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const address of stops) {
      await followLink(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(address));
      await expect(page.locator(busy)).toHaveCount(0);
    }
    await callsAnswered(page);
    kept.push(await measure());
  }
  return kept;
};

/** Spoils a tab: each press leaves bytes, and detached nodes with listeners. */
const plantLeak = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const left: unknown[] = [];
    addEventListener('click', () => {
      const list = document.createElement('ul');
      for (let entry = 0; entry < 10; entry += 1)
        list.appendChild(document.createElement('li')).addEventListener('click', () => left.length);
      left.push(list, Array.from({ length: 2_000 }, Math.random));
    });
  });

/**
 * V8 counts its machine code for frequent functions as heap: two megabytes and more in a thousand navigations. Without it the
 * heap is the page's own.
 */
const withoutMachineCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

test.use({
  // The console's message about the missing page.
  expectedTrouble: /status of 404/,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutMachineCode] }),
});

for (const [says, way, isSpoilt, expected] of [
  ['a thousand navigations of a member leave nothing', longWalk, false, []],
  ['control: a few leave nothing', shortWalk, false, []],
  ['control: a few leave what a planted leak keeps', shortWalk, true, figures],
] as const)
  test(`Memory: ${says}`, { tag: '@slow' }, async ({ page, browser, running }, info) => {
    test.setTimeout(ceilings.soak);
    const headingAt = await readHeadings(browser, running.url, way.stops);
    const headings = way.stops.map(headingAt);
    // Otherwise nobody could see that the next page has come.
    expect(headings.filter((heading, index) => heading === headings.at(index - 1))).toEqual([]);
    if (isSpoilt) await plantLeak(page);
    await holdSession(page, await logIn(running, 'camille'));
    await open(page, way.stops.at(-1) ?? '');
    await expect(page.locator('[data-scope="session"]')).toMatchState('authenticated');
    const kept = await walk(page, way, headingAt);
    const left = leftBehind(kept, way.stops.length);
    for (const [type, told] of Object.entries({ kept, left }))
      info.annotations.push({ type, description: JSON.stringify(told) });
    expect(Object.keys(tooMuch(left)), JSON.stringify({ left, kept })).toEqual(expected);
  });
