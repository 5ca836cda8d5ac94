import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { open } from '#e2e/pageObjects/openPage.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';

test.use({ expectedTrouble: /status of 404/ });

const colour = { r: 116, g: 78, b: 82 };

/** A festival with a photo, and a point in it. */
const writeFestival = async (): Promise<string> => {
  const folder = makeFolder({
    'festival.yaml': 'name: Jazz\nlanguages: [fr, en]\ntimezone: America/Toronto\n',
    'dates.csv': 'id,show,start\nd-0,concert-0,2027-07-16 20:00\n',
    'shows/concert-0.yaml': 'kind: online\nminutes: 60\nimage: media/a.jpg#focus=100,50\n',
    'shows/concert-0.fr.md': '---\ntitle: Concert\nblurb: Un soir.\n---\nUn texte.\n',
    'shows/concert-0.en.md': '---\ntitle: Concert\nblurb: An evening.\n---\nA text.\n',
  });
  mkdirSync(join(folder, 'media'));
  const photo = sharp({ create: { width: 1_800, height: 900, channels: 3, background: colour } });
  writeFileSync(join(folder, 'media/a.jpg'), await photo.jpeg().toBuffer());
  return folder;
};

for (const [kind, viewport] of Object.entries({ phone: windows.phone, desktop: windows.desktop }))
  test.describe(kind, () => {
    test.use({ viewport });
    test(
      `PIC-07 (${kind}): a photo of a folder comes as AVIF in the size of its place, on its colour, and nothing moves`,
      { tag: '@slow' },
      async ({ page }) => {
        test.slow();
        const folder = await writeFestival();
        const { stop, url } = await startSite({ SAMPLE: '', FESTIVAL: folder });
        try {
          const shows = `${url}/api/content/fr/content/8/shows?pagesize=9`;
          await expect
            .poll(async () => (await fetch(shows)).text(), { timeout: 60_000 })
            .toContain('"image_url":"/pictures/');
          const gate = Promise.withResolvers<void>();
          await page.route('**/pictures/**', async (route) => {
            await gate.promise;
            await route.continue();
          });
          await page.goto(`${url}/fr/spectacles/concert-0`, { waitUntil: 'commit' });
          const photo = page.locator('main picture img').first();
          const looks = () =>
            photo.evaluate((image: HTMLImageElement) => {
              const { x, y, width, height } = image.getBoundingClientRect();
              const { backgroundColor, objectPosition } = getComputedStyle(image);
              return { place: [x, y, width, height], backgroundColor, objectPosition };
            });
          await expect(page.locator('h1')).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const before = await looks();
          expect(before).toMatchObject({
            backgroundColor: expect.stringMatching(/^rgb\(11\d, 7\d, 8\d\)$/),
            objectPosition: '100% 50%',
          });
          gate.resolve();
          await expect(photo).toHaveJSProperty('complete', true);
          await expect
            .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          await expect.poll(looks).toEqual(before);
          const fetched = await photo.evaluate((image: HTMLImageElement) => ({
            format: /\.(\w+)$/.exec(image.currentSrc)?.[1],
            pixels: Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
            least: image.clientWidth * devicePixelRatio,
          }));
          expect(fetched.format).toBe('avif');
          expect(fetched.pixels).toBeGreaterThanOrEqual(Math.floor(fetched.least));
          expect(fetched.pixels).toBeLessThan(3 * fetched.least);
          await open(page, `${url}/fr/spectacles`);
          await expect(page.locator('main picture img').first()).toHaveJSProperty('complete', true);
          await page.goto('about:blank');
        } finally {
          await stop();
          rmSync(folder, { recursive: true });
        }
      },
    );
  });
