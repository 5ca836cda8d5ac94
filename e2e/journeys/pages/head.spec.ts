import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

/** What a page says about itself, as a reader of links sees it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? null;
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '', location.href).pathname,
    ]);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: one('meta[name="description"]', 'content'),
      image: one('meta[property="og:image"]', 'content'),
      canonical: one('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(alternates),
      counts: ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
    };
  });

/** ISO 8601 with its offset; seconds may be left out. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

const events = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ '@graph': v.array(v.unknown()) }),
      v.transform((graph) => graph['@graph']),
    ),
  ]),
  v.array(
    v.object({
      '@type': v.literal('Event'),
      name: v.pipe(v.string(), v.minLength(1)),
      startDate: v.pipe(v.string(), v.regex(instant)),
      url: v.pipe(v.string(), v.url()),
      location: v.object({ '@type': v.string() }),
    }),
  ),
);

for (const lang of languages) {
  const at = addresses[lang];
  for (const name of ['home', 'calendar', 'archive', 'basic', 'legal'] as const) {
    test(`LAY-31, RTE-20: ${at[name]} has a title, a description, a canonical address and its counterparts`, async ({
      page,
      site,
    }) => {
      await page.goto(at[name]);
      const { title, description, canonical, image, ...rest } = await headOf(page);
      expect(title).toMatch(/^\S.* \| Chapiteau$/);
      expect((description ?? '').length).toBeGreaterThan(20);
      expect(new URL(canonical ?? '', site).pathname).toBe(at[name]);
      if (image !== null) expect((await page.request.get(new URL(image).pathname)).status()).toBe(200);
      expect(rest).toEqual({
        lang,
        alternates: { fr: addresses.fr[name], en: addresses.en[name], 'x-default': addresses.fr[name] },
        counts: [1, 1, 1, 1],
      });
    });
  }

  test(`LAY-31 (${lang}): a show names its picture and its counterpart`, async ({ page }) => {
    await open(page, at.calendar);
    await page.locator(`main a[href^="${at.shows}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(at.shows));
    await page.reload();
    const { image, alternates, title } = await headOf(page);
    expect(title).toMatch(/ \| Chapiteau$/);
    expect(Object.keys(alternates).toSorted()).toEqual(['en', 'fr', 'x-default']);
    const picture = await page.request.get(new URL(image ?? '').pathname);
    expect([picture.status(), picture.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
  });

  test(`META-03 (${lang}): the calendar tells machines its shows as schema.org Events`, async ({
    page,
    site,
  }) => {
    await page.goto(`${at.calendar}?month=2027-08`);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const found = v.parse(events, text);
    expect(found.length).toBeGreaterThan(50);
    const strangers = found.filter(({ url }) => !new URL(url).pathname.startsWith(at.shows));
    expect(strangers).toEqual([]);
    expect(new Set(found.map(({ url }) => new URL(url).origin)).size).toBe(1);
    expect(site).toMatch(/^http/);
  });

  test(`LAY-31 (${lang}): the head follows a navigation in the page`, async ({ page }) => {
    await open(page, at.home);
    await page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first().click();
    await expect(page).toHaveURL(at.basic);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${at.basic}$`));
    const inPage = await headOf(page);
    await page.reload();
    expect(inPage).toEqual(await headOf(page));
  });
}
