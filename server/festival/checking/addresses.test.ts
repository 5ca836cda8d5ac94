import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';

const page = (more = '', body = ''): string => `---\ntitle: A\n${more}---\n${body}`;
const show = { 'shows/chat.yaml': '', 'shows/chat.fr.md': page() };
const said = async (files: Record<string, string>): Promise<string[]> => {
  const festival = 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n';
  return (await checkFiles({ 'festival.yaml': festival, ...files })).lines;
};

test('links of a folder lead to its shows, pages, former addresses, lists and to the site’s own pages', async () => {
  const links = [
    '/',
    '/fr',
    '/fr/',
    '/fr/spectacles/chat?date=1#dates',
    '/fr/shows',
    '/fr/spectacles/vieux-chat',
    '/fr/pratique/%C3%A9t%C3%A9',
    '/fr/calendrier',
    '/fr/billetterie/12',
    '/fr/calendrier#juin?tri',
    '/fr/pratique/calendrier',
    '/fr/carte.du.site',
    '/fr/videos-categories/aujourdhui',
    '/fr/feeds/shows.rss',
    '/fr/login',
    '/fr/videos-surdemande/aujourdhui',
    '/fr/choisir-son-passe/matou',
    '/fr/festivals/nuits',
    '/fr/presse',
    '/festival/plan.pdf',
    '/festival/PLAN.PDF',
    'https://a.example',
    'mailto:a@a.example',
    'tel:+15145550123',
    '#ici',
  ];
  expect(
    await said({
      'shows/chat.yaml': '',
      'shows/chat.fr.md': page('aliases: [vieux-chat]\n', links.map((link) => `[a](${link})`).join('\n')),
      'pages/ete.fr.md': page('path: pratique/été\n'),
      'pages/calendrier.fr.md': page('path: pratique/calendrier\n'),
      'pages/carte.du.site.fr.md': page(),
      'series.yaml': 'nuits: { title: Nuits }\n',
      'passes.yaml': 'matou: { title: Matou }\n',
      'videos.yaml': 'collections: { jour: { title: Jour, alias: aujourdhui, videos: [] } }\n',
      'press/list.yaml': 'tags: {}\n',
      'press/list.fr.md': page(),
    }),
  ).toEqual([]);
});

test('FES-03: links of a folder in English lead to all that it has there, each by its English word', async () => {
  const links = [
    '/en/shows/chat',
    '/en/shows/old-chat',
    '/en/about',
    '/en/artists/ann',
    '/en/press',
    '/en/press/opening',
    '/en/press/old-opening',
    '/en/jobs',
    '/en/jobs/usher',
    '/en/jobs/old-usher',
    '/en/festivals/nights',
    '/en/choose-your-pass/cat',
    '/en/videos/film',
    '/en/teaser',
    '/en/videos-ondemand/today',
    '/en/videos-categories/today',
    '/en/box-office/12',
    '/en/feeds/shows.rss',
    '/en/billetterie/12',
    '/en/shows/chien',
  ];
  const entry = { facts: 'tag: a\npublished: 2027-01-01T12:00:00Z\n', list: 'tags: { a: { title: A } }\n' };
  expect(
    await said({
      'festival.yaml': 'name: The Laugh\nlanguages: [en]\ntimezone: America/Toronto\n',
      'shows/chat.yaml': '',
      'shows/chat.en.md': page('aliases: [old-chat]\n', links.map((link) => `[a](${link})`).join('\n')),
      'pages/about.en.md': page(),
      'artists/ann.yaml': 'name: Ann\ntype: Clown\n',
      'press/list.yaml': entry.list,
      'press/list.en.md': page(),
      'press/opening.yaml': entry.facts,
      'press/opening.en.md': page('aliases: [old-opening]\n'),
      'careers/list.yaml': entry.list,
      'careers/list.en.md': page(),
      'careers/usher.yaml': entry.facts,
      'careers/usher.en.md': page('aliases: [old-usher]\n'),
      'series.yaml': 'nights: { title: Nights }\n',
      'passes.yaml': 'cat: { title: Cat }\n',
      'videos.yaml': `videos: { film: { title: A, film: https://a.example/a.mp4, published: 2027-01-01T12:00:00Z } }
collections: { day: { title: Day, alias: { fr: jour, en: today }, videos: [] } }
trailer: { title: A, path: { fr: bande, en: teaser }, film: https://a.example/a.mp4 }
`,
    }),
  ).toEqual([
    'shows/chat.en.md:23:1: `/en/billetterie/12` leads nowhere',
    'shows/chat.en.md:24:1: `/en/shows/chien` leads nowhere',
  ]);
});

test.each([
  ['/fr/presse', ''],
  ['/fr/spectacles/chats', '; `/fr/spectacles/chat`?'],
  ['/fr/chat', '; `/fr/spectacles/chat`?'],
  ['/chat', '; `/fr/spectacles/chat`?'],
  ['/fr/videos-surdemande/rien', ''],
  ['/fr/artistes/chat', '; `/fr/spectacles/chat`?'],
  ['/fr/%zz', ''],
  // An escape, though of no letter.
  ['/fr/%ff', ''],
])('a link of a folder that leads nowhere is named: %s', async (link, hint) => {
  expect(await said({ ...show, 'pages/a.fr.md': page('', `[a](${link})`) })).toEqual([
    `pages/a.fr.md:4:1: \`${link}\` leads nowhere${hint}`,
  ]);
});

test('links of a folder to what a mistake hides are not called dead', async () => {
  expect(
    await said({
      ...show,
      'shows/chat.fr.md': page('slug: Le Chat\n'),
      'pages/a.fr.md': page('', '[a](/fr/spectacles/le-chat)\n[b](/fr/artistes/le-chat)'),
    }),
  ).toEqual([
    'pages/a.fr.md:5:1: `/fr/artistes/le-chat` leads nowhere',
    'shows/chat.fr.md:3:7: `slug` must have small letters without accents, digits, and single hyphens',
  ]);
});

test('a name of a folder that cannot be an address needs a slug', async () => {
  expect(
    await said({
      'shows/Chat_1.yaml': '',
      'shows/Chat_1.fr.md': page(),
      'series.yaml': 'Nuits: { title: Nuits }\n',
      'artists/Marie.yaml': 'name: Marie\ntype: Clown\n',
      'artists/Paul.yaml': 'name: Paul\ntype: Clown\npage: false\n',
    }),
  ).toEqual([
    'artists/Marie.yaml:1:1: needs a `slug`: `Marie` cannot be an address',
    'series.yaml:1:8: needs a `slug`: `Nuits` cannot be an address',
    'shows/Chat_1.fr.md:1:1: needs a `slug`: `Chat_1` cannot be an address',
  ]);
});

test('a video of a folder without a film and without a slug is told twice, of its key and of its value', async () => {
  expect(
    await said({ 'videos.yaml': 'videos:\n  Film: { title: Film, published: 2027-01-01T12:00:00Z }\n' }),
  ).toEqual([
    'videos.yaml:2:3: video `Film` needs a `youtube` or a `film`',
    'videos.yaml:2:9: needs a `slug`: `Film` cannot be an address',
  ]);
});

test('FES-21: a folder’s link into its credits is a mistake as long as it has no reservations', async () => {
  const page1 = { ...show, 'pages/a.fr.md': page('', '[a](/fr/mes-billets)') };
  const named = 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n';
  const dead = 'pages/a.fr.md:4:1: `/fr/mes-billets` leads nowhere';
  expect(await said(page1)).toEqual([dead]);
  expect(await said({ ...page1, 'festival.yaml': `${named}reservations: { all: true }\n` })).toEqual([]);
});

test('FES-10: former addresses of jobs, and of the festival’s languages alone, are looked at', async () => {
  const job = { 'careers/list.yaml': 'tags: { a: { title: A } }\n', 'careers/list.fr.md': page() };
  const facts = 'tag: a\npublished: 2027-01-01T12:00:00Z\n';
  expect(
    await said({
      ...job,
      'careers/clown.yaml': facts,
      'careers/clown.fr.md': page('aliases: [bouffon]\n', '[a](/fr/emplois/bouffon)'),
      'careers/mime.yaml': facts,
      'careers/mime.fr.md': page('aliases: [clown]\n'),
      'pages/b.fr.md': page(),
      'pages/b.en.md': page('aliases: [c, d]\n'),
      'pages/c.fr.md': page(),
      'pages/c.en.md': page('aliases: [d]\n'),
    }),
  ).toEqual([
    'careers/mime.fr.md:3:11: `/fr/emplois/clown` is the present address of careers/clown.fr.md',
    'pages/b.en.md:1:1: warning: is not shown: the festival does not have English',
    'pages/c.en.md:1:1: warning: is not shown: the festival does not have English',
  ]);
});

test('an address belongs to one thing of a folder, whatever kind it is; pages may write for the site’s own', async () => {
  expect(
    await said({
      'pages/a.fr.md': page('path: choisir-son-passe\n'),
      'pages/a2.fr.md': page('path: choisir-son-passe\n'),
      'pages/b.fr.md': page('path: choisir-son-passe/matou\n'),
      'pages/c.fr.md': page('path: billetterie\naliases: [d, calendrier]\n'),
      'pages/d.fr.md': page('aliases: [e]\n'),
      'pages/f.fr.md': page('aliases: [e]\n'),
      'passes.yaml': 'matou: { title: Matou }\n',
      'series.yaml': 'a: { title: A, slug: nuits }\nb: { title: B, slug: nuits }\n',
    }),
  ).toEqual([
    'pages/a2.fr.md:3:7: `/fr/choisir-son-passe` is the address of pages/a.fr.md, too',
    'pages/c.fr.md:3:7: `/fr/billetterie` is the address of a page of the site itself',
    'pages/c.fr.md:4:11: `/fr/d` is the present address of pages/d.fr.md',
    'pages/c.fr.md:4:14: `/fr/calendrier` is the present address of the site itself',
    'pages/f.fr.md:3:11: `/fr/e` is a former address of pages/d.fr.md',
    'passes.yaml:1:1: `/fr/choisir-son-passe/matou` is the address of pages/b.fr.md, too',
    'series.yaml:2:22: `/fr/festivals/nuits` is the address of something else in this file, too',
  ]);
});

test('FES-03: a text that one language lacks has its address there, too; a mistake about it is told of its own file', async () => {
  expect(
    await said({
      'festival.yaml': 'name: Le Rire\nlanguages: [fr, en]\ntimezone: America/Toronto\n',
      'pages/a.fr.md': page('path: autre\n'),
      'pages/a.en.md': page('path: plan\n'),
      'pages/b.fr.md': page('path: plan\n'),
    }),
  ).toEqual([
    'pages/b.fr.md:1:1: warning: has no English text beside it: pages/b.en.md',
    'pages/b.fr.md:3:7: `/en/plan` is the address of pages/a.en.md, too',
  ]);
});
