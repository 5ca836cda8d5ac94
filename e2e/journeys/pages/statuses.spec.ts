import { languages, otherLanguage } from '#contract/address/language.ts';
import { ask, follow } from '#e2e/site/ask.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

const html = 'text/html; charset=utf-8';

/** Addresses with the same meaning, in French and in English. */
const same = [
  ['RTE-03', { fr: '/fr', en: '/en' }],
  ['RTE-04', { fr: '/fr/calendrier-archive', en: '/en/calendar-archive' }],
  ['RTE-13', { fr: '/fr/calendrier', en: '/en/calendar' }],
  ['RTE-18, RTE-19', { fr: '/fr/conditions-utilisation', en: '/en/terms-and-conditions' }],
  ['RTE-18, RTE-19', { fr: '/fr/confidentialite', en: '/en/privacy-policy' }],
  ['RTE-18, RTE-19', { fr: '/fr/contrat-dachat', en: '/en/purchase-agreement' }],
] as const;

for (const [requirements, pair] of same)
  for (const lang of languages)
    test(`RTE-01, RTE-02, RTE-20, ${requirements}: ${pair[lang]} is 200, in its language, and knows its counterpart`, async ({
      site,
    }) => {
      const { status, headers, body } = await ask(site, pair[lang]);
      expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, html, undefined]);
      expect(body).toContain(`<html lang="${lang}">`);
      expect(body).toMatch(/<h1[ >]/);
      const other = otherLanguage(lang);
      const [counterpart = ''] = /<a [^>]*hreflang="[^"]*"[^>]*>/.exec(body.toLowerCase()) ?? [];
      expect(counterpart).toContain(`hreflang="${other}"`);
      expect(counterpart.replaceAll('/"', '"')).toContain(`href="${pair[other]}"`);
    });

// Slugs of one language are unknown in the other, except through pair routes.
for (const path of [
  '/en/contrat-dachat',
  '/fr/purchase-agreement',
  '/en/confidentialite',
  '/fr/privacy-policy',
])
  test(`RTE-18, RTE-19: ${path} is 404`, async ({ site }) => {
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
    test(`RTE-10, LDR-07: ${address} is 404, as a whole page`, async ({ site }) => {
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

for (const [path, end, status] of [
  ['/%E0%A4%A', '/fr/404', 404],
  ['/fr/%E0%A4%A', '/fr/%E0%A4%A', 404],
  ['//evil.example', '/fr/404', 404],
  ['//evil.example/fr', '/fr/404', 404],
  ['/fr//evil.example', '/fr/evil.example', 404],
  // No browser sends this: it makes a slash of it.
  [String.raw`/\evil.example`, null, 400],
  [String.raw`/fr/\evil.example`, null, 400],
  ['/xx/calendar', '/fr/404', 404],
  ['/FR/calendrier', '/fr/404', 404],
  ['/calendrier', '/fr/404', 404],
  ['/en/..%2F..%2Fapi', null, 404],
  ['/fr/calendar?month=2027-08', '/fr/calendrier?month=2027-08', 200],
  ['/en/calendrier', '/en/calendar', 200],
  ['/fr/calendrier/', '/fr/calendrier', 200],
  ['/en/confidentialite', null, 404],
  [`/fr/${'a'.repeat(8_000)}`, null, 404],
  [`/${'a'.repeat(8_000)}`, '/fr/404', 404],
  [`/en/calendar?venue=${'a'.repeat(8_000)}`, null, 404],
] as const) {
  test(`RTE-22, RTE-24: ${path.slice(0, 40)} ends at ${end ?? 'itself'} with ${status}`, async ({ site }) => {
    const journey = await follow(site, path);
    expect(journey.redirects).toBeLessThanOrEqual(2);
    expect([journey.end, journey.answer.status]).toEqual([end ?? path, status]);
  });
}

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

test('Security: a page has a policy without inline script, and its 304 does not bring another one', async ({
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
