import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { StoredLook } from '../store/festival/storedLook.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';
import { writeProfile } from './testing/writeProfile.ts';

const calm: StoredLook = {
  colours: { paper: '#fdfdf8', ink: '#102030', action: '#0a5c4a' },
  series: {},
  fonts: { display: '/festival/fonts/song.woff2' },
  logo: '/festival/logo.svg',
};

let site: TestSite;
/** The sample's own row. */
let own: { profile: string };
beforeAll(async () => {
  // The version of the data is looked at once a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  site = await startSite('sample');
  own = await site.store.db.selectFrom('festival').select('profile').executeTakeFirstOrThrow();
  return async () => {
    vi.useRealTimers();
    await site.close();
  };
});
const change = async (look: StoredLook) => {
  await writeProfile(site.store, { look });
  vi.advanceTimersByTime(1001);
};
const read = async (path: string) => {
  const answer = await site.ask(path);
  return { text: await answer.text(), headers: answer.headers };
};

const pages = [
  '/fr',
  '/en/calendar',
  '/fr/404',
  '/fr/calendrier?print=all&month=2027-07',
  '/en/newsletter/confirm',
] as const;
/** Colours of the sample alone. */
const sampleColours = /#(ffd400|ff8ac4|00c27a|2f5bff|fff9ef)\b/i;

test.each(pages)(
  'FES-17: %s has the look of the festival in its head, by a hash of its policy',
  async (path) => {
    await site.store.write((db) => db.updateTable('festival').set(own).execute());
    vi.advanceTimersByTime(1001);
    expect((await read(path)).text).toMatch(sampleColours);
    await change(calm);
    const { text, headers } = await read(path);
    expect(text.match(sampleColours)).toBeNull();
    expect(text).toContain('--action:#0a5c4a;--tint:');
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  },
);

test.each(pages)(
  'FES-20: %s of a festival without a look has no colour and no figure of the sample',
  async (path) => {
    await change({ colours: {}, series: {}, fonts: {} });
    const { text } = await read(path);
    expect(text.match(sampleColours)).toBeNull();
    expect(text).not.toContain('mascot-');
    expect(text).toContain('--action:#0f5257');
  },
);

test('FES-18: a page fetches the festival’s fonts ahead, and no other', async () => {
  await change(calm);
  const { text } = await read('/fr');
  expect([...text.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)].map(([, href]) => href)).toEqual(
    ['/festival/fonts/song.woff2', '/fonts/figtree.woff2'],
  );
  expect(text).not.toContain('bricolage');
});

test('FES-18: the manifest has the colours and the icons of the look', async () => {
  await change(calm);
  const { text } = await read('/manifest.webmanifest');
  expect(JSON.parse(text)).toMatchObject({
    background_color: '#fdfdf8',
    icons: [{ src: '/icons/favicon.svg' }, { src: '/icons/icon-180.png' }, { src: '/icons/icon-512.png' }],
  });
});

test('FES-18: without an icon the first letters of the name are drawn in the look’s colours', async () => {
  await change(calm);
  const favicon = await read('/icons/favicon.svg');
  expect(favicon.headers.get('content-type')).toBe('image/svg+xml');
  expect(favicon.text).toContain('fill="#0a5c4a"');
  await change({ ...calm, colours: { ...calm.colours, action: '#803010' } });
  expect((await read('/icons/favicon.svg')).text).toContain('fill="#803010"');
});

test.each([
  ['/icons/icon-180.png', 180, 180],
  ['/icons/icon-512.png', 512, 512],
  ['/icons/social.png', 1200, 630],
])('FES-18: %s is drawn, of %i pixels by %i', async (path, width, height) => {
  await change(calm);
  const answer = await site.ask(path);
  const picture = await sharp(await answer.arrayBuffer()).metadata();
  expect([answer.status, picture.format, picture.width, picture.height]).toEqual([200, 'png', width, height]);
});

test('FES-18: who asks for the icon of old browsers gets the same', async () => {
  const answer = await site.ask('/favicon.ico');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/icons/icon-180.png']);
});

test('FES-19: the logo takes the place of the name, and nothing of the sample’s figure is left', async () => {
  await change(calm);
  for (const path of ['/fr', '/fr/404', '/en/newsletter/confirm']) {
    const { text } = await read(path);
    expect(text, path).toContain('src="/festival/logo.svg"');
    expect(text, path).not.toContain('mascot-');
  }
});

test('META-01: the picture of a show changes its address with the look', async () => {
  const address = async (look: StoredLook): Promise<string | undefined> => {
    await change(look);
    const { text } = await read('/en/shows');
    const [, show = ''] = /href="(\/en\/shows\/[^"/?]+)"/.exec(text) ?? [];
    return /property="og:image" content="([^"]*)"/.exec((await read(show)).text)?.[1];
  };
  const [first, same, other] = [
    await address(calm),
    await address(calm),
    await address({ ...calm, corners: 'round' }),
  ];
  expect(first).toMatch(/\/og\//);
  expect([same === first, other === first]).toEqual([true, false]);
});
