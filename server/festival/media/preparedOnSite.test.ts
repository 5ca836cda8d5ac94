import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { original } from '#server/pictures/testing/originals.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import type { TestSite } from '#server/testing/startSite.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';
import { startFestival } from '../testing/startFestival.ts';

let [folder, elsewhere] = ['', 'https://elsewhere.example/a.jpg#focus=10,90'];
let site: TestSite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  folder = makeFolder({
    ...jazzFiles({ shows: 3, dates: 3 }),
    'shows/concert-0.yaml': 'image: media/a.jpg#focus=30,20\n',
    'shows/concert-1.yaml': 'image: media/scan.tiff\n',
    'shows/concert-2.yaml': `image: ${elsewhere}\n`,
    'pages/about.fr.md':
      '---\ntitle: À propos\n---\n![Une scène](media/a.jpg)\n\n[La prendre](media/a.jpg)\n',
    'media/readme.txt': '',
  });
  const turned = await original(700, 420).png().toBuffer();
  writeFileSync(
    join(folder, 'media/a.jpg'),
    await sharp(turned).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  writeFileSync(join(folder, 'media/scan.tiff'), await original(300, 200).tiff().toBuffer());
  site = await startFestival(folder);
  await vi.waitUntil(async () => (await imagesOf()).every((address) => !/festival|null/.test(address)), {
    interval: 100,
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
  rmSync(folder, { recursive: true });
});

const read = async (path: string): Promise<string> => (await site.ask(path)).text();
const imagesOf = async (): Promise<string[]> => {
  vi.advanceTimersByTime(1001);
  const { data } = JSON.parse(await read('/api/content/fr/content/8/shows?pagesize=10'));
  return data
    .toSorted((one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title))
    .map(({ image_url: image }: { image_url: string | null }) => String(image));
};
const name = /^\/pictures\/[\da-f]{24}-420x700-[\da-f]{6}\/420\.webp#focus=30,20$/;

test('PIC-03: a show names its prepared picture, with the point that stays in sight; a TIFF, too', async () => {
  expect(await imagesOf()).toEqual([
    expect.stringMatching(name),
    expect.stringMatching(/^\/pictures\/[\da-f]{24}-300x200-[\da-f]{6}\/300\.webp$/),
    elsewhere,
  ]);
});

test('PIC-07: the page of a show offers AVIF and WebP in all widths, on the colour, at the point', async () => {
  const [address = ''] = await imagesOf();
  const [, base = '', colour = ''] = /^(\/pictures\/[\da-f]{24}-420x700-([\da-f]{6}))/.exec(address) ?? [];
  const html = await read('/fr/spectacles/concert-0');
  const offered = (format: string): string =>
    [320, 420].map((width) => `${base}/${width}.${format} ${width}w`).join();
  expect(html).toContain(`<source type="image/avif" srcSet="${offered('avif')}"`);
  expect(html).toMatch(new RegExp(`<img[^>]* srcSet="${offered('webp')}"[^>]*>`));
  expect(html).toContain(`style="object-position:30% 20%;background:#${colour}"`);
});

test('PIC-11: a picture of another host stays where it is', async () => {
  const html = await read('/fr/spectacles/concert-2');
  expect(html).toMatch(new RegExp(`<img[^>]* src="${elsewhere}"`));
  expect(html).toContain('style="object-position:10% 90%"');
});

test('PIC-06: its sizes are kept for ever, and no other address has any', async () => {
  const [address = ''] = await imagesOf();
  const path = address.replace(/#.*/, '');
  const answer = await site.ask(path.replace('.webp', '.avif'));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  const made = ['/421.', '/notes/', '/../', '/%2e%2e/', '/.part/'].map((odd) => path.replace('/420.', odd));
  const answers = await Promise.all([...made, path.replace('420x700', '1x1')].map((one) => site.ask(one)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('PIC-07: a text shows it in its width and its size; the link beside it leads to the original', async () => {
  const html = await read('/fr/about');
  const [shown = ''] = /<img alt="Une scène"[^>]*>/.exec(html) ?? [];
  expect(shown.match(/(?<= )(?:width|height|src)="[^"]*"/g)?.toSorted()).toEqual([
    'height="700"',
    expect.stringMatching(/^src="\/pictures\/[\da-f]{24}-420x700-[\da-f]{6}\/420\.webp"$/),
    'width="420"',
  ]);
  expect(html).toContain('href="/festival/a.jpg"');
});

test('PIC-12: a search finds it, too', async () => {
  const answer = await site.ask('/api/search/1/indexes/festival/query', {
    method: 'POST',
    body: JSON.stringify({ query: 'Concert 0' }),
  });
  const { hits } = await answer.json();
  expect(hits[0].image).toMatch(name);
});
