import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { expect, test } from '#e2e/site/test.ts';

/** Parameters that a letter, a post or a stranger adds to an address. */
const campaign = 'utm_source=letter&utm_campaign=%22%3Ejuly&x=1';

test.describe('an address with parameters that no page reads', () => {
  for (const [path, own] of [
    ['/fr', ''],
    ['/en/calendar', 'month=2027-07&'],
    ['/en/shows', 'city=Laval&'],
    ['/fr/recherche', 'q=lapin&'],
    ['/en/artists', ''],
    ['/en/videos-ondemand', ''],
    ['/en/ondemand', ''],
    ['/en/login', 'return=%2Fen%2Fcalendar&'],
    ['/en/privacy-policy', ''],
  ] as const) {
    test(
      `RTE-12: ${path} is taken over as the server drew it, and keeps its address`,
      { tag: path === '/en/calendar' ? [] : '@slow' },
      async ({ page }) => {
        const address = `${path}?${own}${campaign}`;
        const answer = await page.goto(address);
        const html = (await answer?.text()) ?? '';
        expect(html.includes('utm_') || html.includes('july')).toBe(false);
        const heading = page.getByRole('heading', { level: 1 }).first();
        await takenOver(heading);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(address);
        const canonical = page.locator('link[rel="canonical"]');
        for (const link of await canonical.all()) await expect(link).not.toHaveAttribute('href', /utm_/);
      },
    );
  }

  test('SES-32: a login leads back to the whole address', async ({ page }) => {
    await page.goto(`/en/shows?city=Laval&${campaign}`);
    await expect(page.locator('[data-scope="session"] a').first()).toHaveAttribute(
      'href',
      `/en/login?${new URLSearchParams({ return: `/en/shows?city=Laval&${campaign}` })}`,
    );
  });
});
