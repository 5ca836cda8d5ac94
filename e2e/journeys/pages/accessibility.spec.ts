import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { everyWidth, expectNoViolations, violationsOn } from '#e2e/pageObjects/violations.ts';
import { isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { longestRetryAfter } from '#contract/settings/retry.ts';
import { second } from '#contract/settings/time.ts';

type OpenScreen = (page: Page, lang: Language) => Promise<void>;
const openAt =
  (name: keyof (typeof addresses)['fr'], search = ''): OpenScreen =>
  async (page, lang) => {
    await open(page, addresses[lang][name] + search);
  };

const month = `?month=${festival.presentMonth}`;
const day = `?mode=day&day=${festival.dayWithOnlineShow}`;

/** Every screen, in every distinct state. */
const screens: Record<string, OpenScreen> = {
  home: openAt('home'),
  'the calendar by month': openAt('calendar', month),
  'the calendar by day': openAt('calendar', day),
  'an empty month': openAt('calendar', '?month=2027-01'),
  'a filtered month': openAt('calendar', `?month=2027-08&city=Toronto&english=true`),
  'the month selector': async (page, lang) => {
    await openAt('calendar', month)(page, lang);
    await calendarOn(page, lang).selectorButton.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the day selector': async (page, lang) => {
    await openAt('calendar', day)(page, lang);
    await calendarOn(page, lang).selectorButton.click();
    await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
  },
  'the filters': async (page, lang) => {
    await openAt('calendar', month)(page, lang);
    await calendarOn(page, lang).filterButton.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a month that failed': async (page, lang) => {
    await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
    await page.route(
      (url) => isOfMonth('2027-07', url),
      (route) => route.fulfill({ status: 500, body: '' }),
    );
    await openAt('calendar')(page, lang);
    await calendarOn(page, lang).arrow('nextMonth').click();
    await expect(calendarOn(page, lang).failure).toBeVisible();
  },
  'the archive': openAt('archive'),
  'a basic page': openAt('basic'),
  'a legal page': openAt('legal'),
  'a page that is not there': openAt('missing'),
  'a site that does not answer': async (page, lang) => {
    await page.route('**/api/content/*/router/**', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': String(longestRetryAfter / second) },
        body: '',
      }),
    );
    await open(page, `/${lang}/503`);
    await expect(page.locator('[data-scope="unavailable"]')).toMatchState('waiting');
  },
  'a show': async (page, lang) => {
    await openAt('calendar', month)(page, lang);
    await calendarOn(page, lang).tiles.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(addresses[lang].shows));
    await expect(page.locator('main h1')).toBeVisible();
  },
  'a show online whose dates failed': async (page, lang) => {
    await page.route('**/programmations?**', (route) => route.fulfill({ status: 500, body: '' }));
    await openAt('shows', '?genre=online')(page, lang);
    await page.locator('main article').first().getByRole('link').click();
    await expect(page.locator('#buyTickets').getByRole('alert')).toBeVisible();
  },
  'the menu': async (page, lang) => {
    await openAt('basic')(page, lang);
    await page.getByRole('button', { name: words[lang].layout.menu.open, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** Made of the parts of their sisters. */
const rare: readonly string[] = [
  'the filters',
  'an empty month',
  'a filtered month',
  'the archive',
  'a legal page',
  'the day selector',
  'the calendar by day',
  'the month selector',
  'a basic page',
  'a page that is not there',
  'a site that does not answer',
  'a month that failed',
  'a show',
];

test.use({ reducedMotion: 'reduce', expectedTrouble: /Failed to load resource|content\.failed/ });

// Each screen in both languages and on both widths, in two tests instead of four: axe takes its time.
for (const [turn, lang] of languages.entries()) {
  for (const [index, [name, openScreen]] of Object.entries(screens).entries()) {
    test(`WCAG 2.2 AA (${lang}): ${name}`, { tag: rare.includes(name) ? '@slow' : [] }, async ({ page }) => {
      await openScreen(page, lang);
      await expectNoViolations(page, [everyWidth[(turn + index) % everyWidth.length] ?? 0]);
    });
  }

  test.describe('before the cookies are answered', () => {
    test.use({ hasAnsweredCookies: false });
    test(`WCAG 2.2 AA (${lang}): the cookie banner`, { tag: '@slow' }, async ({ page }) => {
      await page.goto(addresses[lang].basic);
      await expect(page.locator('[data-scope="cookieBanner"]')).toMatchState('asking');
      await expectNoViolations(page);
    });
  });
}

test('WCAG 2.3.3: with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [addresses.fr.home, addresses.fr.calendar, addresses.fr.basic]) {
    await open(page, address);
    const moving = await page.evaluate(() => {
      const slow = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0.001);
      return [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } =
          getComputedStyle(element);
        return (
          (animationName !== 'none' && slow(animationDuration)) ||
          slow(transitionDuration) ||
          scrollBehavior === 'smooth'
        );
      }).length;
    });
    expect([address, moving]).toEqual([address, 0]);
  }
});

test('control: axe does find what is wrong', { tag: '@slow' }, async ({ page }) => {
  await page.goto(addresses.fr.basic);
  // Beside what React renders: the page may not have been hydrated yet.
  await page.locator('body').evaluate((body) => {
    const picture = Object.assign(document.createElement('img'), { src: '/icons/favicon.svg' });
    const pale = Object.assign(document.createElement('p'), { textContent: 'pale' });
    Object.assign(pale.style, { color: '#eee', background: '#fff' });
    body.append(picture, pale);
  });
  const found = await violationsOn(page);
  expect(found.map(({ id }) => id).toSorted()).toEqual(
    expect.arrayContaining(['color-contrast', 'image-alt']),
  );
});
