import { open } from '#e2e/pageObjects/openPage.ts';
import { overflowOf, shownColours } from '#e2e/site/shownColours.ts';
import { everyWidth, expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { addresses, plainShow } from '#e2e/site/festival.ts';
import { becomeFestival, openDatabase } from '#e2e/site/ownFestival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';

test.use({ viewport: windows.desktop, expectedTrouble: /status of 404/ });

const name = 'Jazz de Sainte-Pétronille';
const looks: Record<string, FestivalProfile['look']> = {
  calm: { colours: {}, series: {}, fonts: {} },
  'by night': {
    colours: { paper: '#12161c', ink: '#f3efe6', action: '#e0a43c' },
    series: {},
    // One of ours, as if it were the folder's: for both.
    fonts: { display: '/fonts/figtree.woff2' },
    type: 'usual',
    corners: 'round',
    outlines: 'bold',
    shadows: 'soft',
    pattern: 'dots',
  },
};

/** The inks of the sample, as browsers write them. */
const inks = {
  yellow: 'rgb(255, 212, 0)',
  pink: 'rgb(255, 138, 196)',
  green: 'rgb(0, 194, 122)',
  tint: 'rgb(214, 247, 231)',
  blue: 'rgb(47, 91, 255)',
  paper: 'rgb(255, 249, 239)',
};

const paths = [addresses.fr.home, addresses.en.calendar, plainShow.fr, addresses.fr.missing, '/en/login'];

for (const [kind, look] of Object.entries(looks))
  test(
    `FES-20 (${kind}): another festival shows no ink of the sample, is as readable, and as wide as its window`,
    { tag: '@slow' },
    async ({ page }) => {
      test.slow();
      const { stop, ...site } = await startSite();
      const store = await openDatabase(site);
      try {
        const own = new Set<string>();
        for (const path of paths) {
          await open(page, site.url + path);
          for (const ink of await shownColours(page, inks)) own.add(ink);
        }
        expect([...own].toSorted()).toEqual(Object.keys(inks).toSorted());

        await becomeFestival(store, { name: { fr: name, en: name }, look });
        await expect.poll(async () => (await fetch(`${site.url}/fr`)).text()).toContain(name);
        const fonts = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
        });
        for (const path of paths) {
          await open(page, site.url + path);
          await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
          expect([path, await shownColours(page, inks)]).toEqual([path, []]);
          await expectNoViolations(page);
          for (const width of everyWidth) {
            await page.setViewportSize({ width, height: windows.phone.height });
            expect([path, width, await overflowOf(page)]).toEqual([path, width, 0]);
          }
        }
        // FES-18: no other font is fetched.
        const heading = look.fonts.display ?? '/fonts/bricolage-grotesque-800.woff2';
        expect([...fonts].toSorted()).toEqual([...new Set([heading, '/fonts/figtree.woff2'])].toSorted());
        await page.goto('about:blank');
      } finally {
        await store.close();
        await stop();
      }
    },
  );
