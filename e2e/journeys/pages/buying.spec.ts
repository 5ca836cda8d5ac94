import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { ownBoxOffice } from '#e2e/site/boxOffices.ts';
import { addresses, demoShow, plainShow } from '#e2e/site/festival.ts';
import { forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';

const listed = v.object({
  data: v.array(v.object({ url: v.string(), belong_to: v.nullable(v.object({ name: v.string() })) })),
});

/** The addresses of shows in Toronto, or elsewhere. */
const showsOf = async (page: Page, lang: string, isToronto: boolean): Promise<string[]> => {
  const answer = await page.request.get(`/api/content/${lang}/content/8/shows?pagesize=100`);
  const { data } = v.parse(listed, await answer.json());
  return data
    .filter(({ belong_to: of }) => /toronto/i.test(of?.name ?? '') === isToronto)
    .map(({ url }) => url);
};

const entity = v.looseObject({
  entity_data: v.looseObject({ attributes: v.record(v.string(), v.unknown()) }),
});
const dates = v.looseObject({ data: v.array(v.looseObject({})) });

/** From now on neither a show nor its dates tell where a pass is chosen, and their tickets are sold in the popup. */
const forgetPasses = async (page: Page): Promise<void> => {
  await page.route(/\/router\/(shows|spectacles)\//, async (route) => {
    const response = await route.fetch();
    const { entity_data: found, ...rest } = v.parse(entity, await response.json());
    const upsell = { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: true };
    const attributes = { ...found.attributes, upsell };
    await route.fulfill({ response, json: { ...rest, entity_data: { ...found, attributes } } });
  });
  await page.route(/\/shows\/\d+\/programmations/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = v.parse(dates, await response.json());
    const without = data.map((date) => ({ ...date, passporturl: null, passport: '' }));
    await route.fulfill({ response, json: { ...rest, data: without } });
  });
};

/** Follows a link in the page: no document is loaded. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, address);

for (const lang of languages) {
  const { boxOffice, buyPopup, wishlist } = words[lang];

  test(
    `TKT-03 (${lang}): a ticket leads to the box office of the site, which says that it is none and leads back`,
    { tag: '@slow' },
    async ({ page }) => {
      const [plain = ''] = await showsOf(page, lang, false);
      await open(page, plain);
      const link = page.locator(`#buyTickets a[href^="${ownBoxOffice[lang]}"]`).first();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(boxOffice.title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const here = new URL(page.url()).pathname;
      const other = lang === 'fr' ? 'en' : 'fr';
      await expect(page.locator(`link[rel="alternate"][hreflang="${other}"]`)).toHaveAttribute(
        'href',
        new RegExp(here.replace(/^.*\//, '') + '$'),
      );
      await page.getByRole('link', { name: boxOffice.back }).click();
      await expect(page).toHaveURL(plain);
    },
  );

  test(`BUY-05 (${lang}): where this site sells the ticket the popup leads to its box office, in the same tab`, async ({
    page,
  }) => {
    await open(page, demoShow[lang]);
    await page.locator('main aside [aria-haspopup="dialog"]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: buyPopup.hasPass.no }).click();
    await dialog.getByRole('link', { name: buyPopup.offer.no }).click();
    await expect(page).toHaveURL(new RegExp(`${ownBoxOffice[lang]}[0-9]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boxOffice.title);
    await expect(dialog).toHaveCount(0);
    expect(page.context().pages()).toEqual([page]);
  });

  test(`BUY-02 (${lang}): on a Toronto page who has a pass is led to the English login, and back`, async ({
    page,
  }) => {
    await open(page, demoShow[lang]);
    await page.locator('main aside [aria-haspopup="dialog"]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: buyPopup.hasPass.yes }).click();
    await expect(dialog.getByRole('link')).toHaveAttribute(
      'href',
      `/en/login?return=${encodeURIComponent(demoShow[lang])}`,
    );
  });

  test(`RTE-31 (${lang}): passes lead to the page of the passes`, { tag: '@slow' }, async ({ page }) => {
    const path = lang === 'fr' ? '/fr/choisir-son-passe' : '/en/choose-your-pass';
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    await open(page, demoShow[lang]);
    await expect(page.locator('main aside').getByRole('link', { name: /pass/i }).first()).toHaveAttribute(
      'href',
      path,
    );
  });

  test(`RTE-31 (${lang}): where nobody tells of a pass, it is chosen in English on Toronto pages, and elsewhere in the language of the page`, async ({
    page,
  }) => {
    await forgetPasses(page);
    const inEnglish = '/en/choose-your-pass';
    for (const [address, passes] of [
      [demoShow[lang], inEnglish],
      [plainShow[lang], lang === 'fr' ? '/fr/choisir-son-passe' : inEnglish],
    ] as const) {
      await open(page, addresses[lang].basic);
      await follow(page, address);
      await page.locator('main aside [aria-haspopup="dialog"]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: buyPopup.hasPass.no }).click();
      await dialog.getByRole('button', { name: buyPopup.offer.yes }).click();
      await expect(dialog.getByRole('link')).toHaveAttribute('href', passes);
    }
  });

  const heartsOn = (page: Page) => ({
    hearts: page.locator('#buyTickets').getByRole('button', { name: like(wishlist.heart) }),
    reservations: page.locator('#buyTickets [data-scope="reservation"]'),
    rows: page.locator('#buyTickets ol > li').filter({ visible: true }),
  });

  test(
    `WSH-01 (${lang}): every date has a heart for members, on Toronto pages and on others; reservations are Toronto's`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { hearts, reservations, rows } = heartsOn(page);
      const [[plain = ''], [toronto = '']] = [
        await showsOf(page, lang, false),
        await showsOf(page, lang, true),
      ];
      await open(page, plain);
      await expect(rows.first()).toBeVisible();
      await expect(hearts).toHaveCount(0);
      await holdSession(page, await logIn(running, 'camille'));
      for (const [address, isToronto] of [
        [plain, false],
        [toronto, true],
      ] as const) {
        await open(page, address);
        const count = await rows.count();
        expect(count).toBeGreaterThan(0);
        await expect(hearts).toHaveCount(count);
        await expect(reservations).toHaveCount(isToronto ? count : 0);
      }
    },
  );

  test(
    `WSH-04 (${lang}): a date of a show that is not of Toronto is liked, and stays so`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const tokens = await logIn(running, 'sam');
      await forgetDoings(running, tokens);
      await holdSession(page, tokens);
      const { hearts } = heartsOn(page);
      const [plain = ''] = await showsOf(page, lang, false);
      await open(page, plain);
      await hearts.first().click();
      await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('#buyTickets [data-scope="wishlist"]').first()).toMatchState('on');
      await page.reload();
      await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    },
  );
}
