import type { Page } from '@playwright/test';
import { builtFile } from '#e2e/site/builtFile.ts';
import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { holdScripts } from '#e2e/pageObjects/heldScripts.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { ask } from '#e2e/site/ask.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { troubleOf } from '#e2e/site/trouble.ts';

test.use({ expectedTrouble: /Start-up failed|Failed to load resource|planted|status of 503/ });

const entry = builtFile(/index/, 'js');
const planted = 'planted';

/** Spoils the site's own data in a served document, so that the scripts start and give up. */
const spoilState = (page: Page, address: string) =>
  page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="state">)\{/, '$1[');
    await route.fulfill({ response, body });
  });

const failures = [
  {
    says: 'do not come',
    plant: (page: Page) => page.route(entry, (route) => route.abort()),
    logged: /^error: Failed to load resource: .*\/assets\/index-[\w-]+\.js/,
  },
  {
    says: 'throw',
    plant: (page: Page) =>
      page.route(entry, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${planted}')` }),
      ),
    logged: /^exception: planted$/,
  },
  {
    says: 'cannot read what they start from',
    plant: spoilState,
    logged: /^error: Start-up failed [^]*\/assets\/index-[\w-]+\.js/,
  },
] as const;

/** Headings and links; a <noscript> reads as text when scripts run. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, li a):not(noscript *)')].map((part) => part.textContent),
  );

/** The same of a page as sent, read in a tab whose policy allows tests. */
const readableIn = async (page: Page, sent: string) => {
  const blank = await page.context().newPage();
  await blank.evaluate((html) => {
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
    document.documentElement.replaceWith(documentElement);
  }, sent);
  const read = await readable(blank);
  await blank.close();
  return read;
};

for (const lang of languages) {
  const at = addresses[lang];

  for (const { says, plant, logged } of failures)
    test(
      `LDR-11 (${lang}): scripts that ${says} leave the page that the server sent, to be read and left, and tell the console only`,
      { tag: lang === 'fr' && says === 'cannot read what they start from' ? [] : '@slow' },
      async ({ page, site }) => {
        const { body } = await ask(site, at.calendar);
        await plant(page, at.calendar);
        const trouble = troubleOf(page);
        await page.goto(at.calendar);
        await expect.poll(() => trouble).toEqual([expect.stringMatching(logged)]);
        await expect.poll(() => readable(page)).toEqual(await readableIn(page, body));
        await expect(page.locator('[data-scope="cookieBanner"]')).toMatchState('recalling');
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(calendarOn(page, lang).tiles).not.toHaveCount(0);
        await page.getByRole('contentinfo').locator(`a[href="${at.legal}"]`).first().click();
        await expect(page).toHaveURL(at.legal);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(trouble.length).toBeLessThanOrEqual(2);
      },
    );

  for (const [says, pattern] of [
    ['code', builtFile(/calendar\.page/, 'js')],
    ['texts', builtFile(/texts\.\w+/, 'js')],
  ] as const)
    test(
      `LDR-11 (${lang}): the page that the server sent stays until its ${says} is there, which is asked for again`,
      { tag: says === 'code' ? [] : '@slow' },
      async ({ page, site }) => {
        let asked = 0;
        await page.route(pattern, (route) => {
          asked += 1;
          return route.abort();
        });
        const { body } = await ask(site, at.calendar);
        await page.goto(at.calendar);
        await expect.poll(() => asked).toBeGreaterThan(1);
        await expect.poll(() => readable(page)).toEqual(await readableIn(page, body));
        await expect(page.locator('[data-scope="cookieBanner"]')).toMatchState('recalling');
        await page.unroute(pattern);
        await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
        await expect(calendarOn(page, lang).tiles).not.toHaveCount(0);
        await expect(page.locator('[data-scope="unavailable"]')).toHaveCount(0);
      },
    );
}

for (const lang of languages) {
  const at = addresses[lang];
  const home = { fr: 'Retour à l’accueil', en: 'Back to the home page' }[lang];
  const apology = { fr: 'la page n’a pas pu s’ouvrir', en: 'the page could not open' }[lang];

  for (const { says, plant, logged } of failures)
    test(
      `LDR-11 (${lang}): where there is no page to serve the static one stays though its scripts ${says}, and leads home`,
      { tag: '@slow' },
      async ({ page, site }) => {
        const { headers, body } = await ask(site, '/');
        const policy = String(headers['content-security-policy']);
        await plant(page, at.home);
        await page.route(`**${at.calendar}`, (route) =>
          route.fulfill({
            status: 503,
            headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
            body,
          }),
        );
        const trouble = troubleOf(page);
        await page.goto(at.calendar);
        await expect.poll(() => trouble).toContainEqual(expect.stringMatching(logged));
        await expect(page).toHaveURL(at.calendar);
        await expect(page.getByRole('main')).toContainText(apology);
        await page.unrouteAll();
        await page.getByRole('link', { name: home }).click();
        await expect(page).toHaveURL(at.home);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      },
    );
}

test('LDR-11: who goes back while the scripts come finds the view of the address they went back to', async ({
  page,
}) => {
  const calendar = calendarOn(page, 'en');
  const day = `${addresses.en.calendar}?mode=day&day=2027-07-10`;
  await open(page, day);
  await calendar.arrow('nextDay').click();
  await expect(page).toHaveURL(/day=2027-07-1[1-9]/);
  const next = page.url();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(calendar.root).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(day);
  release();
  await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
  await expect(calendar.arrow('nextDay')).toHaveAttribute(
    'href',
    new URL(next).pathname + new URL(next).search,
  );
});
