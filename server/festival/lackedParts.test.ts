import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { TestSite } from '../testing/startSite.ts';
import { jazzFiles } from './testing/jazzFiles.ts';
import { openFolderSite } from './testing/openFolderSite.ts';

// The version of the data is looked at once a second.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

/** The site of a small festival whose `festival.yaml` says more. */
const openSite = async (more: string): Promise<TestSite> => {
  const files = jazzFiles({ shows: 1, dates: 3 });
  const { site, lines } = await openFolderSite({
    ...files,
    'festival.yaml': `${files['festival.yaml']}${more}`,
  });
  expect(lines).toEqual([]);
  return site;
};

const pages = {
  visitors: ['/fr', '/en', '/fr/calendrier', '/en/calendar', '/fr/spectacles', '/en/shows'],
  show: ['/fr/spectacles/concert-0', '/en/shows/concert-0'],
  members: ['/fr/login', '/en/login', '/fr/inscription', '/en/register', '/fr/ma-liste', '/en/my-list'],
} as const;

/** The words of a page for eyes and ears, and its controls. */
const wordsOn = async (site: TestSite, path: string): Promise<string> => {
  const html = await (await site.ask(path)).text();
  return html
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/ (class|id|href|src|data-(?!scope)[\w-]+)="[^"]*"/g, '');
};
const foundOn = async (site: TestSite, paths: readonly string[], words: RegExp): Promise<string[]> => {
  const found = await Promise.all(
    paths.map(async (path) =>
      ((await wordsOn(site, path)).match(words) ?? []).map((word) => `${path}: ${word}`),
    ),
  );
  return found.flat();
};

const sides = [
  {
    part: 'credits',
    has: 'reservations:\n  all: true\n',
    lacks: '',
    words: /cr[ée]dits?\b|r[ée]servations?\b|\b(réserver|reserve)\b/gi,
    told: [...pages.show, ...pages.members.slice(0, 4)],
    paths: [...pages.visitors, ...pages.show, ...pages.members],
  },
  {
    part: 'members',
    has: '',
    lacks: 'members: false\n',
    words: /\blog ?in\b|connexion|connecte|\baccount\b|\bcompte\b|ma liste|my list|\bprofile?\b/gi,
    told: [...pages.visitors, ...pages.show],
    paths: [...pages.visitors, ...pages.show],
  },
  {
    part: 'newsletter',
    has: '',
    lacks: 'newsletter: false\n',
    words: /newsletter|infolettre/gi,
    told: [...pages.visitors, ...pages.show],
    paths: [...pages.visitors, ...pages.show, ...pages.members],
  },
];

test.each(sides)('FES-22: without $part no page has a word of it; with it, they have', async (side) => {
  const { has, lacks, words, told, paths } = side;
  const [withPart, without] = await Promise.all([openSite(has), openSite(lacks)]);
  onTestFinished(async () => {
    await Promise.all([withPart.close(), without.close()]);
  });
  const silent: string[] = [];
  for (const path of told) if ((await foundOn(withPart, [path], words)).length === 0) silent.push(path);
  expect(silent).toEqual([]);
  expect(await foundOn(without, paths, words)).toEqual([]);
});

test('FES-21: a folder’s link into a part that it lacks is a mistake', async () => {
  const files = jazzFiles({ shows: 1, dates: 1 });
  const menu = (href: string): string =>
    `${files['festival.yaml']}menus:\n  main:\n    - title: Plus\n      href: ${href}\n`;
  const linesOf = async (href: string): Promise<readonly string[]> => {
    const { site, lines } = await openFolderSite({ ...files, 'festival.yaml': menu(href) });
    await site.close();
    return lines;
  };
  expect(await linesOf('/fr/artistes')).toContainEqual(
    expect.stringMatching(/festival\.yaml:\d+:\d+.*leads nowhere/),
  );
  expect(await linesOf('/fr/calendrier')).toEqual([]);
});
