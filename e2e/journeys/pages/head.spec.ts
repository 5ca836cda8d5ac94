import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow, plainShow } from '#e2e/site/festival.ts';
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
      size: ['width', 'height'].map((side) => one(`meta[property="og:image:${side}"]`, 'content')),
      imageText: one('meta[property="og:image:alt"]', 'content'),
      card: one('meta[name="twitter:card"]', 'content'),
      shared: [
        one('meta[property="og:title"]', 'content'),
        one('meta[property="og:description"]', 'content'),
      ],
      isForRobots: one('meta[name="robots"]', 'content') === null,
      canonical: one('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(alternates),
      counts: [
        'title',
        'meta[name="description"]',
        'meta[property="og:image"]',
        'link[rel="canonical"]',
        'h1',
      ].map((selector) => document.querySelectorAll(selector).length),
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

/** One page of every kind: its address, and the title of its own. */
const kinds: Record<Language, Record<string, readonly [address: string, title: string]>> = {
  fr: {
    home: ['/fr', 'Festival d’humour et de scène'],
    month: ['/fr/calendrier?month=2027-08', 'Calendrier, août 2027'],
    day: ['/fr/calendrier?mode=day&day=2027-08-14', 'Calendrier, samedi 14 août 2027'],
    archive: ['/fr/calendrier-archive', 'Archives du calendrier, juin 2027'],
    show: [plainShow.fr, 'Zoé Tremblay-Tremblay : Consanguinité administrative'],
    'show of Toronto': [demoShow.fr, 'Les excuses complètes de Desmond Okafor'],
    video: ['/fr/videos/le-dragon-perdu', 'Le dragon perdu'],
    'basic page': ['/fr/accessibilite', 'Accessibilité'],
    'legal page': ['/fr/confidentialite', 'Politique de confidentialité'],
    login: ['/fr/login', 'Connexion'],
    404: ['/fr/404', 'Page introuvable'],
    503: ['/fr/503', 'Erreur du serveur'],
  },
  en: {
    home: ['/en', 'A festival of comedy and live acts'],
    month: ['/en/calendar?month=2027-08', 'Calendar, August 2027'],
    day: ['/en/calendar?mode=day&day=2027-08-14', 'Calendar, Saturday, August 14, 2027'],
    archive: ['/en/calendar-archive', 'Calendar archive, June 2027'],
    show: [plainShow.en, 'Zoé Tremblay-Tremblay: No Relation'],
    'show of Toronto': [demoShow.en, 'Desmond Okafor: Sorry, in Full'],
    video: ['/en/videos/the-lost-dragon', 'The lost dragon'],
    'basic page': ['/en/accessibility', 'Accessibility'],
    'legal page': ['/en/privacy-policy', 'Privacy policy'],
    login: ['/en/login', 'Log in'],
    404: ['/en/404', 'Page not found'],
    503: ['/en/503', 'Server Error'],
  },
};
/** The loader says of them that they are not for robots, or that there is nothing to say. */
const isHidden = (kind: string): boolean => ['login', '404', '503'].includes(kind);
const hasDescription = (kind: string): boolean => !['404', '503'].includes(kind);

test.use({ expectedTrouble: /status of (404|503)/ });

for (const lang of languages) {
  const at = addresses[lang];
  for (const [kind, [address, title]] of Object.entries(kinds[lang])) {
    test(`LAY-31, META-01: in ${lang} a ${kind} is called “${title} | Chapiteau”, and has a picture to share it by`, async ({
      page,
    }) => {
      await page.goto(address);
      const { title: shown, image, description, shared, isForRobots, ...picture } = await headOf(page);
      expect(shown).toBe(`${title} | Chapiteau`);
      const { size, imageText, card } = picture;
      expect({ size, imageText, card }).toEqual({
        size: kind === 'video' ? [null, null] : ['1200', '630'],
        imageText: shown,
        card: 'summary_large_image',
      });
      expect(shared).toEqual([shown, description]);
      expect((description ?? '').length > 0).toBe(hasDescription(kind));
      expect(isForRobots).toBe(!isHidden(kind));
      expect(image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
      const answer = await page.request.get(new URL(image ?? '').pathname);
      expect([answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
    });
  }

  for (const name of ['home', 'calendar', 'archive', 'basic', 'legal'] as const) {
    test(`META-01, RTE-20: ${at[name]} has one title and description, a canonical address and its counterparts`, async ({
      page,
      site,
    }) => {
      await page.goto(at[name]);
      const { description, canonical, alternates, counts, lang: spoken } = await headOf(page);
      expect((description ?? '').length).toBeGreaterThan(20);
      expect(new URL(canonical ?? '', site).pathname).toBe(at[name]);
      expect({ lang: spoken, alternates, counts }).toEqual({
        lang,
        alternates: { fr: addresses.fr[name], en: addresses.en[name], 'x-default': addresses.fr[name] },
        counts: [1, 1, 1, 1, 1],
      });
    });
  }

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
