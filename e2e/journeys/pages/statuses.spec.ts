import { languages, otherLanguage } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { followLink, placeLink } from '#e2e/pageObjects/ownLink.ts';
import { ask, follow } from '#e2e/site/ask.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

const html = 'text/html; charset=utf-8';

/** Addresses with the same meaning, in French and in English. */
const same = [
  [{ fr: '/fr', en: '/en' }, { fr: 'RTE-03', en: 'RTE-03' }, /data-scope="heroCarousel"/],
  [
    { fr: '/fr/calendrier-archive', en: '/en/calendar-archive' },
    { fr: 'RTE-04', en: 'RTE-04' },
    /data-scope="calendar"/,
  ],
  [{ fr: '/fr/calendrier', en: '/en/calendar' }, { fr: 'RTE-13', en: 'RTE-13' }, /data-scope="calendar"/],
  [
    { fr: '/fr/conditions-utilisation', en: '/en/terms-and-conditions' },
    { fr: 'RTE-19', en: 'RTE-18' },
    /<h1[^>]*>(Conditions d’utilisation|Terms and conditions)/i,
  ],
  [
    { fr: '/fr/confidentialite', en: '/en/privacy-policy' },
    { fr: 'RTE-19', en: 'RTE-18' },
    /<h1[^>]*>(.*confidentialité|Privacy policy)/i,
  ],
  [
    { fr: '/fr/contrat-dachat', en: '/en/purchase-agreement' },
    { fr: 'RTE-19', en: 'RTE-18' },
    /<h1[^>]*>(Contrat d’achat|Purchase agreement)/i,
  ],
] as const;

for (const [pair, requirement, holds] of same)
  for (const lang of languages) {
    test(`${requirement[lang]}: ${pair[lang]} is 200, and the page that it names`, async ({ site }) => {
      const { status, headers, body } = await ask(site, pair[lang]);
      expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, html, undefined]);
      expect(body).toMatch(/<h1[ >]/);
      expect(body).toMatch(holds);
    });

    test(`RTE-02: ${pair[lang]} is in the language of its address`, async ({ site }) => {
      expect((await ask(site, pair[lang])).body).toContain(`<html lang="${lang}">`);
    });

    test(`RTE-20: ${pair[lang]} knows its counterpart`, async ({ site }) => {
      const { body } = await ask(site, pair[lang]);
      const other = otherLanguage(lang);
      const [counterpart = ''] = /<a [^>]*hreflang="[^"]*"[^>]*>/.exec(body.toLowerCase()) ?? [];
      expect(counterpart).toContain(`hreflang="${other}"`);
      expect(counterpart.replaceAll('/"', '"')).toContain(`href="${pair[other]}"`);
    });
  }

test('RTE-01: every page is below one of two languages', async ({ site }) => {
  for (const [path, status] of [
    ['/fr', 200],
    ['/en', 200],
    ['/fr/404', 404],
    ['/en/404', 404],
  ] as const)
    expect([path, (await ask(site, path)).status]).toEqual([path, status]);
  for (const path of ['/calendrier', '/de', '/es/calendar']) {
    const { end, answer } = await follow(site, path);
    expect([path, end, answer.status]).toEqual([path, '/fr/404', 404]);
  }
});

// Slugs of one language are nothing in the other, where no pair route leads on.
for (const [requirement, path] of [
  ['RTE-19', '/en/conditions-utilisation'],
  ['RTE-19', '/en/confidentialite'],
  ['RTE-19', '/en/contrat-dachat'],
  ['RTE-18', '/fr/terms-and-conditions'],
  ['RTE-18', '/fr/privacy-policy'],
  ['RTE-18', '/fr/purchase-agreement'],
] as const)
  test(`${requirement}: ${path} is 404`, async ({ site }) => {
    expect((await ask(site, path)).status).toBe(404);
  });

for (const lang of languages) {
  const { missing, basic } = addresses[lang];

  test(`RTE-12: ${basic} is the page loader's, 200 in its language`, async ({ site }) => {
    const { status, headers, body } = await ask(site, basic);
    expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, html, undefined]);
    expect(body).toContain(`<html lang="${lang}">`);
  });

  for (const address of [missing, `/${lang}/404`]) {
    test(`RTE-10: ${address} is 404, as a whole page`, async ({ site }) => {
      const { status, body } = await ask(site, address);
      expect(status).toBe(404);
      expect(body).toContain(`href="/${lang}"`);
      expect(body).toMatch(/<h1[ >]/);
    });
  }

  test(`RTE-11: /${lang}/503 is 503 and says when to come back`, async ({ site }) => {
    const { status, headers, body } = await ask(site, `/${lang}/503`);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatch(/<h1[ >]/);
  });
}

for (const [says, headers, location] of [
  ['the choice in the cookie', { cookie: 'lang=en', 'accept-language': 'fr' }, '/en'],
  ['what the browser asks for', { 'accept-language': 'de, en-CA;q=0.8, fr;q=0.5' }, '/en'],
  ['the best of what it asks for', { 'accept-language': 'en;q=0.5, fr-CA' }, '/fr'],
  ['French where it asks for neither', { 'accept-language': 'de' }, '/fr'],
  ['French where it asks for nothing', {}, '/fr'],
] as const) {
  test(`RTE-23: / leads to ${says}`, async ({ site }) => {
    const answer = await ask(site, '/', headers);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
    const vary = (answer.headers.vary ?? '').toLowerCase().split(/,\s*/);
    expect(vary).toEqual(expect.arrayContaining(['cookie', 'accept-language']));
  });
}

test('RTE-39: what "/" answers loads page-language-redirect, which is there, by its own policy', async ({
  site,
}) => {
  const { status, headers, body } = await ask(site, '/');
  expect([status, headers['content-type']]).toEqual([302, 'text/html; charset=utf-8']);
  expect(body).toContain('<script src="/page-language-redirect.js"></script>');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  const script = await ask(site, '/page-language-redirect.js');
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
});

for (const [chosen, end] of [
  ['en', '/en'],
  ['fr', '/fr'],
  ['de', '/en'],
] as const)
  test(`RTE-39: where "/" is a page, its script leads to the language that was chosen (${chosen})`, async ({
    page,
    site,
  }) => {
    const { headers, body } = await ask(site, '/');
    const policy = String(headers['content-security-policy']);
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), chosen);
    await page.route(`${site}/`, (route) =>
      route.fulfill({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
        body,
      }),
    );
    await page.goto('/');
    await expect(page).toHaveURL(end);
  });

for (const [requirement, path, end, status] of [
  ['RTE-24', '/%E0%A4%A', '/fr/404', 404],
  ['RTE-12', '/fr/%E0%A4%A', '/fr/%E0%A4%A', 404],
  ['RTE-24', '//evil.example', '/fr/404', 404],
  ['RTE-24', '//evil.example/fr', '/fr/404', 404],
  ['RTE-12', '/fr//evil.example', '/fr/evil.example', 404],
  // A browser never asks so: it makes a slash of it.
  ['Security', String.raw`/\evil.example`, null, 400],
  ['Security', String.raw`/fr/\evil.example`, null, 400],
  ['RTE-24', '/xx/calendar', '/fr/404', 404],
  ['RTE-24', '/FR/calendrier', '/fr/404', 404],
  ['RTE-24', '/calendrier', '/fr/404', 404],
  ['Security', '/en/..%2F..%2Fapi', null, 404],
  ['RTE-22', '/fr/calendar?month=2027-08', '/fr/calendrier?month=2027-08', 200],
  ['RTE-22', '/en/calendrier', '/en/calendar', 200],
  ['RTE-13', '/fr/calendrier/', '/fr/calendrier', 200],
  ['Security', `/fr/${'a'.repeat(8_000)}`, null, 404],
  ['RTE-24', `/${'a'.repeat(8_000)}`, '/fr/404', 404],
  ['Security', `/en/calendar?venue=${'a'.repeat(8_000)}`, null, 404],
] as const) {
  test(`${requirement}: ${path.slice(0, 40)} ends at ${end ?? 'itself'} with ${status}`, async ({ site }) => {
    const journey = await follow(site, path);
    expect(journey.redirects).toBeLessThanOrEqual(2);
    expect([journey.end, journey.answer.status]).toEqual([end ?? path, status]);
  });
}

for (const [lang, from, to] of [
  ['en', '/en/artistes?category=3#main', '/en/artists?category=3#main'],
  ['fr', '/fr/search?q=lapin#main', '/fr/recherche?q=lapin#main'],
] as const)
  test(`RTE-22 (${lang}): the address of the other language leads on, typed or followed, with its query and its fragment, in place of it`, async ({
    page,
  }) => {
    const { basic } = addresses[lang];
    const steps = () => page.evaluate(() => history.length);
    await open(page, basic);
    const before = await steps();
    await placeLink(page);
    await followLink(page, from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(steps).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(basic);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect.poll(steps).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(basic);
  });

for (const lang of languages)
  test(`RTE-24 (${lang}): a link to a language that there is none of leads to the French 404 page, in place of it`, async ({
    page,
  }) => {
    const { basic } = addresses[lang];
    await open(page, basic);
    const before = await page.evaluate(() => history.length);
    await placeLink(page);
    await followLink(page, '/de/kalender?a=b#c');
    await expect(page).toHaveURL('/fr/404');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(basic);
  });

for (const path of [
  '/fr/missing.js',
  '/fr/favicon.ico',
  '/en/photo.png',
  '/fr/x.css',
  '/robots.xml',
  '/fr/a.map',
  '/fr/a.woff2',
  '/xx/a.json',
  '/fr/a.webp',
]) {
  test(`RTE-28: ${path} is no page`, async ({ site }) => {
    const { status, headers, body } = await ask(site, path);
    expect([status, headers['content-type'], body.includes('<')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      false,
    ]);
  });
}

test('Security: a page has a policy without any inline script but our own, and its 304 does not bring another one', async ({
  site,
}) => {
  const whole = await ask(site, '/fr/calendrier');
  const policy = whole.headers['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  // In another spelling it does not come from memory, nor for the first visitor of a second.
  for (const path of ['/fr/calendrier', '/fr/./calendrier']) {
    const { status, headers } = await ask(site, path, { 'if-none-match': whole.headers.etag ?? '' });
    expect([path, status, headers['content-security-policy'] ?? policy]).toEqual([path, 304, policy]);
  }
});
