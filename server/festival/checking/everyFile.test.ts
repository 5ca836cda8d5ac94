import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';

const text = (more = ''): string => `---\ntitle: A\n${more}---\n`;
const festival = 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n';
const said = async (files: Record<string, string>): Promise<string[]> =>
  (await checkFiles({ 'festival.yaml': festival, ...files })).lines;

/** A folder with a file of every kind, each of which names a medium by its own name and a link by its own. */
const folder = {
  'festival.yaml': `${festival}sponsors: { bank: { name: Bank, logo: media/festival.png, line: 1 } }
menus: { footer: [{ title: A, href: /fr/festival }] }
look: { icon: media/icon.png }
`,
  'venues.yaml': 'coin: { name: Coin, city: Laval }\n',
  'series.yaml': 'nuits: { title: A, image: media/series.jpg, text: { fr: "[a](/fr/series)" } }\n',
  'passes.yaml':
    'passe: { title: A, image: media/passes.jpg, text: { html: { fr: "<img src=media/html.jpg alt=a>" } } }\n',
  'videos.yaml': `videos:
  a:
    title: A
    film: media/video.mp4
    captions: [{ lang: fr, label: A, url: media/video.vtt }]
    published: 2027-01-01T12:00:00Z
collections: { b: { title: B, image: media/collection.jpg, videos: [a] } }
trailer: { title: A, path: bande, film: media/trailer.mp4 }
`,
  'home.yaml': 'title: A\ntiles: [{ title: A, href: /fr/home, image: media/home.jpg, format: FULL_WIDTH }]\n',
  'shows/s.yaml': 'film: media/show.mp4\nupsell: { pass_url: /fr/show }\n',
  'shows/s.fr.md': `${text()}[a](media/show.pdf) [b](/fr/show-text)\n`,
  'artists/p.yaml':
    'name: A\ntype: B\ncv: media/artist.pdf\nextra: { title: A, text: { fr: "![a](media/extra.jpg)" } }\n',
  'artists/p.fr.md': '---\nbio: A\n---\n[b](/fr/artist-text)\n',
  'pages/g.yaml': 'image: media/page.jpg\n',
  'pages/g.fr.md': `${text()}[b](/fr/page-text)\n`,
  'press/list.yaml': 'tags: { t: { title: A } }\n',
  'press/list.fr.md': `${text()}[b](/fr/press-list)\n`,
  'press/n.yaml': 'tag: t\npublished: 2027-01-01T12:00:00Z\nimage: media/press.jpg\n',
  'press/n.fr.md': `${text()}[b](/fr/press-text)\n`,
  'careers/list.yaml': 'tags: { t: { title: A } }\n',
  'careers/list.fr.md': `${text()}[b](/fr/careers-list)\n`,
  'careers/j.yaml': 'tag: t\npublished: 2027-01-01T12:00:00Z\npdf: media/job.pdf\n',
  'careers/j.fr.md': `${text()}[b](/fr/job-text)\n`,
};

test('FES-03: media and links of every kind of file are looked for, each told at its own file', async () => {
  const lines = await said(folder);
  const told = lines.map((line) => {
    const [, file, name] = /^(.+?):\d+:\d+: `\/?(.+?)` (?:is not there|leads nowhere)/.exec(line) ?? [];
    return [file, name];
  });
  expect(told).toEqual([
    ['artists/p.fr.md', 'fr/artist-text'],
    ['artists/p.yaml', 'media/artist.pdf'],
    ['artists/p.yaml', 'media/extra.jpg'],
    ['careers/j.fr.md', 'fr/job-text'],
    ['careers/j.yaml', 'media/job.pdf'],
    ['careers/list.fr.md', 'fr/careers-list'],
    ['festival.yaml', 'media/festival.png'],
    ['festival.yaml', 'fr/festival'],
    ['festival.yaml', 'media/icon.png'],
    ['home.yaml', 'fr/home'],
    ['home.yaml', 'media/home.jpg'],
    ['pages/g.fr.md', 'fr/page-text'],
    ['pages/g.yaml', 'media/page.jpg'],
    ['passes.yaml', 'media/passes.jpg'],
    ['passes.yaml', 'media/html.jpg'],
    ['press/list.fr.md', 'fr/press-list'],
    ['press/n.fr.md', 'fr/press-text'],
    ['press/n.yaml', 'media/press.jpg'],
    ['series.yaml', 'media/series.jpg'],
    ['series.yaml', 'fr/series'],
    ['shows/s.fr.md', 'media/show.pdf'],
    ['shows/s.fr.md', 'fr/show-text'],
    ['shows/s.yaml', 'media/show.mp4'],
    ['shows/s.yaml', 'fr/show'],
    ['videos.yaml', 'media/video.mp4'],
    ['videos.yaml', 'media/video.vtt'],
    ['videos.yaml', 'media/collection.jpg'],
    ['videos.yaml', 'media/trailer.mp4'],
  ]);
});

test('FES-03: a language that texts lack is told in every file, and of HTML within one', async () => {
  const list = { 'press/list.yaml': 'tags: { t: { title: { fr: A } } }\n', 'press/list.fr.md': text() };
  const lines = await said({
    ...list,
    'festival.yaml': festival.replace('[fr]', '[fr, en]').replace('Le Rire', '{ fr: Le Rire }'),
    'venues.yaml': 'coin: { name: Coin, city: Laval, region_name: { en: Quebec } }\n',
    'passes.yaml': 'a: { title: A, saving: { en: B }, text: { html: { fr: <p>C</p> } } }\n',
    'series.yaml': 'a: { title: A, text: { fr: B } }\n',
    'careers/list.yaml': 'tags: {}\n',
    'careers/list.en.md': text(),
    'artists/p.yaml': 'name: A\ntype: B\n',
  });
  expect(lines).toEqual([
    'careers/list.en.md:1:1: warning: has no French text beside it: careers/list.fr.md',
    'festival.yaml:1:1: warning: `name` has no English text',
    'passes.yaml:1:16: warning: `saving` has no French text',
    'passes.yaml:1:43: warning: `html` has no English text',
    'press/list.fr.md:1:1: warning: has no English text beside it: press/list.en.md',
    'press/list.yaml:1:14: warning: `title` has no English text',
    'series.yaml:1:16: warning: `text` has no English text',
    'venues.yaml:1:34: warning: `region_name` has no French text',
  ]);
});

test('FES-03: lists and entries of both kinds need words and tags; artists need no words', async () => {
  const entry = { 'careers/j.yaml': 'tag: tt\npublished: 2027-01-01T12:00:00Z\n', 'careers/j.fr.md': text() };
  expect(
    await said({
      ...entry,
      'careers/list.yaml': 'tags: { t: { title: A } }\n',
      'press/list.yaml': 'tags: {}\n',
      'press/n.yaml': 'tag: none\npublished: 2027-01-01T12:00:00Z\n',
      'artists/p.yaml': 'name: A\ntype: B\n',
    }),
  ).toEqual([
    'careers/j.yaml:1:6: tag `tt` is unknown; `t`?',
    'careers/list.yaml:1:1: has no text: write careers/list.fr.md',
    'press/list.yaml:1:1: has no text: write press/list.fr.md',
    'press/n.yaml:1:1: has no text: write press/n.fr.md',
    'press/n.yaml:1:6: tag `none` is unknown',
  ]);
});

test('FES-03: artists, videos and the press may not share an address, told where it is written', async () => {
  const artist = (slug: string): string => `name: A\ntype: B\nslug: ${slug}\n`;
  expect(
    await said({
      'artists/a.yaml': artist('ann'),
      'artists/b.yaml': artist('ann'),
      'press/list.yaml': 'tags: { t: { title: A } }\n',
      'press/list.fr.md': text(),
      'press/n.yaml': 'tag: t\npublished: 2027-01-01T12:00:00Z\n',
      'press/n.fr.md': text('aliases: [vieux]\n'),
      'press/o.yaml': 'tag: t\npublished: 2027-01-01T12:00:00Z\n',
      'press/o.fr.md': `${text('aliases: [n]\n')}[a](/fr/presse/vieux)\n`,
      'pages/bande.fr.md': text(),
      'videos.yaml': 'trailer: { title: A, path: bande, film: https://a.example/a.mp4 }\n',
    }),
  ).toEqual([
    'artists/b.yaml:3:7: `/fr/artistes/ann` is the address of artists/a.yaml, too',
    'press/o.fr.md:3:11: `/fr/presse/n` is the present address of press/n.fr.md',
    'videos.yaml:1:28: `/fr/bande` is the address of pages/bande.fr.md, too',
  ]);
});
