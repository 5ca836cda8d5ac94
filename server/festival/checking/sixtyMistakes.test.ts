import { beforeAll, expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

let good: Record<string, string | Buffer>;
beforeAll(async () => {
  good = await goodFolder();
});

/** A mistake in a file: the text that gives way, the text in its place, and what the check says of it. */
type Row = [mistake: string, file: string, instead: string, text: string, said: string];

const mistakes: Row[] = [
  [
    'an unknown key',
    'festival.yaml',
    'timezone:',
    'timezome:',
    'festival.yaml:3:1: `timezome` is unknown here; `timezone`?',
  ],
  [
    'a language that the site does not have',
    'festival.yaml',
    'languages: [fr, en]',
    'languages: [fr, en, de]',
    'festival.yaml:2:21: `languages` must be fr or en',
  ],
  [
    'a language twice',
    'festival.yaml',
    'languages: [fr, en]',
    'languages: [fr, en, fr]',
    'festival.yaml:2:12: `languages` must not name a language twice',
  ],
  [
    'a time zone that does not exist',
    'festival.yaml',
    'America/Toronto',
    'America/Montreal-Nord',
    'festival.yaml:3:11: `timezone` must be a time zone, like America/Toronto or Europe/Paris',
  ],
  [
    'a name of 10,000 letters',
    'festival.yaml',
    'fr: Le Rire',
    `fr: ${'x'.repeat(10_000)}`,
    'festival.yaml:1:13: `name.fr` must have 5000 letters at most',
  ],
  [
    'a line of sponsors out of six',
    'festival.yaml',
    'line: 1',
    'line: 7',
    'festival.yaml:12:79: `line` must be 1 to 6',
  ],
  [
    'a dead link of a menu',
    'festival.yaml',
    'fr: /fr/spectacles/le-chat',
    'fr: /fr/spectacles/le-chta',
    'festival.yaml:10:23: `/fr/spectacles/le-chta` leads nowhere; `/fr/spectacles/le-chat`?',
  ],
  [
    'a link without a language',
    'festival.yaml',
    'fr: /fr/spectacles,',
    'fr: /spectacles,',
    'festival.yaml:7:19: `/spectacles` leads nowhere; `/fr/spectacles`?',
  ],
  [
    'a link by a script',
    'festival.yaml',
    'link: https://bank.example',
    'link: "javascript:alert(1)"',
    'festival.yaml:12:51: `link` must be an address that begins with https:// or http://',
  ],
  [
    'an unknown currency',
    'festival.yaml',
    'timezone: America/Toronto\n',
    'timezone: America/Toronto\ncurrency: CDA\n',
    'festival.yaml:4:11: `currency` must be the code of a currency, like CAD; `CAD`?',
  ],
  [
    'reservations of an unknown series',
    'festival.yaml',
    'menus:\n',
    'reservations: { series: [nigths] }\nmenus:\n',
    'festival.yaml:4:26: series `nigths` is unknown; `nights`?',
  ],
  [
    'reservations of an unknown show',
    'festival.yaml',
    'menus:\n',
    'reservations: { shows: [le-chta] }\nmenus:\n',
    'festival.yaml:4:25: show `le-chta` is unknown; `le-chat`?',
  ],
  [
    'reservations of nothing',
    'festival.yaml',
    'menus:\n',
    'reservations: { all: false }\nmenus:\n',
    'festival.yaml:4:1: `reservations` name no show: write `all: true`, `series`, `belongs_to` or `shows`',
  ],
  [
    'reservations of all shows, and of some',
    'festival.yaml',
    'menus:\n',
    'reservations: { all: true, shows: [le-chat] }\nmenus:\n',
    'festival.yaml:4:1: `reservations` are for `all` shows: leave the lists out',
  ],
  [
    'reservations without members',
    'festival.yaml',
    'menus:\n',
    'members: false\nreservations: { all: true }\nmenus:\n',
    'festival.yaml:5:1: `reservations` need `members`: only they have credits',
  ],
  [
    'a key twice',
    'festival.yaml',
    'genres:\n',
    'timezone: Europe/Paris\ngenres:\n',
    'festival.yaml:13:1: `timezone` stands here twice',
  ],
  [
    'a tab before a key',
    'festival.yaml',
    '  main:',
    '\tmain:',
    'festival.yaml:5:1: is no YAML here: tabs are not allowed as indentation',
  ],
  [
    'an alias of nothing',
    'festival.yaml',
    'clown: Clown',
    'clown: *clown',
    'festival.yaml:14:10: names `*clown`, but no `&clown` stands before it',
  ],
  [
    'a list where keys stand',
    'festival.yaml',
    'clown: Clown',
    '- Clown',
    'festival.yaml:14:3: `genres` must have keys, without a - before them',
  ],
  ['a venue without a city', 'venues.yaml', '  city: Montréal\n', '', 'venues.yaml:1:1: `city` is missing'],
  [
    'a position of one number',
    'venues.yaml',
    '[45.5, -73.6]',
    '[45.5]',
    'venues.yaml:5:37: `position` must be two numbers, like [45.5, -73.6]',
  ],
  [
    'a latitude beyond the pole',
    'venues.yaml',
    '[45.5, -73.6]',
    '[145.5, -73.6]',
    'venues.yaml:5:48: `position` must be 90 at most',
  ],
  [
    'seats in words',
    'venues.yaml',
    'capacity: 100',
    'capacity: many',
    'venues.yaml:4:13: `capacity` must be a whole number',
  ],
  [
    'a name with a space',
    'venues.yaml',
    'gesu:',
    'le gesu:',
    'venues.yaml:5:1: `le gesu` must have letters, digits, and : . _ @ - alone',
  ],
  [
    'a slug with capital letters',
    'series.yaml',
    'fr: nuits',
    'fr: Nuits',
    'series.yaml:3:15: `slug.fr` must have small letters without accents, digits, and single hyphens',
  ],
  [
    'HTML in Markdown inside YAML',
    'series.yaml',
    '      Toutes les',
    '      Toutes\n\n      <b>les</b>',
    'series.yaml:8:1: `<b>` is HTML, which is not read in Markdown: HTML stands below `html`',
  ],
  [
    'a pass for half a cent',
    'passes.yaml',
    '40.50',
    '40.505',
    'passes.yaml:4:10: `price` 40.505 has more than the 2 decimals of CAD',
  ],
  [
    'an unknown video',
    'videos.yaml',
    'videos: [teaser]',
    'videos: [teasr]',
    'videos.yaml:4:74: video `teasr` is unknown; `teaser`?',
  ],
  [
    'a video without a film',
    'videos.yaml',
    'film: media/teaser.mp4, ',
    '',
    'videos.yaml:2:3: video `teaser` needs a `youtube` or a `film`',
  ],
  [
    'an instant in words',
    'videos.yaml',
    '2027-01-01T12:00:00Z',
    '2027-01-01',
    'videos.yaml:2:64: `published` must be an instant, like 2027-07-16T12:00:00Z',
  ],
  [
    'a picture that is not there',
    'home.yaml',
    'media/large.png',
    'media/lage.png',
    'home.yaml:4:14: `media/lage.png` is not there; `media/large.png`?',
  ],
  [
    'a picture that is too small',
    'home.yaml',
    'media/large.png',
    'media/small.png',
    'home.yaml:4:14: warning: `media/small.png` is 599 pixels wide, less than 600',
  ],
  [
    'a title in one language',
    'home.yaml',
    'title: { fr: Accueil, en: Home }',
    'title: { fr: Accueil }',
    'home.yaml:1:1: warning: `title` has no English text',
  ],
  [
    'a list of shows that are not there',
    'home.yaml',
    'type: solo',
    'type: duo',
    'home.yaml:7:28: warning: no show is of the type `duo`',
  ],
  [
    'an unknown genre',
    'shows/le-chat.yaml',
    '[clown]',
    '[clow]',
    'shows/le-chat.yaml:1:10: genre `clow` is unknown; `clown`?',
  ],
  [
    'an unknown series',
    'shows/le-chat.yaml',
    '[nights]',
    '[knights]',
    'shows/le-chat.yaml:3:10: series `knights` is unknown; `nights`?',
  ],
  [
    'an unknown artist',
    'shows/le-chat.yaml',
    '  - marie',
    '  - maire',
    'shows/le-chat.yaml:5:5: artist `maire` is unknown; `marie`?',
  ],
  [
    'an unknown sponsor',
    'shows/le-chat.yaml',
    '[bank]',
    '[zoo]',
    'shows/le-chat.yaml:6:12: sponsor `zoo` is unknown',
  ],
  [
    'a text where a list stands',
    'shows/le-chat.yaml',
    '[clown]',
    'clown',
    'shows/le-chat.yaml:1:9: `genres` must be a list, each line with a - before it',
  ],
  [
    'a kind that is none',
    'shows/le-chat.yaml',
    'type: solo',
    'type: solo\nkind: open-air',
    'shows/le-chat.yaml:3:7: `kind` must be one of venue, outdoor, online',
  ],
  [
    'a number where a text stands',
    'shows/le-chat.yaml',
    'type: solo',
    'type: 1984',
    'shows/le-chat.yaml:2:7: `type` must be a text: write "1984"',
  ],
  [
    'a medium out of its folder',
    'shows/le-chat.yaml',
    'media/large.png',
    'media/../festival.yaml',
    'shows/le-chat.yaml:7:8: `image` must be a file below media/, or an address that begins with https://',
  ],
  [
    'a run that ends before it begins',
    'shows/le-chat.yaml',
    'from: 2027-03-01',
    'from: 2027-12-01',
    'shows/le-chat.yaml:8:33: `until` is before `from`',
  ],
  [
    'a date without an id',
    'shows/le-chat.yaml',
    '- id: chat-1\n    venue',
    '- venue',
    'shows/le-chat.yaml:10:5: a date needs an `id`: a name of its own, which it keeps for ever',
  ],
  [
    'an unknown venue',
    'shows/le-chat.yaml',
    'venue: gesu',
    'venue: monument-natoinal',
    'shows/le-chat.yaml:11:12: venue `monument-natoinal` is unknown; `monument-national`?',
  ],
  [
    'a date outside of its run',
    'shows/le-chat.yaml',
    '2027-07-16',
    '2027-12-16',
    'shows/le-chat.yaml:12:12: `start` 2027-12-16 is outside of the run of `le-chat`, 2027-03-01 to 2027-11-30',
  ],
  [
    'an hour that the clock skips',
    'shows/le-chat.yaml',
    '2027-07-16 20:00',
    '2027-03-14 02:30',
    'shows/le-chat.yaml:12:12: `start` 2027-03-14 02:30 does not exist in America/Toronto: the clock jumps over it',
  ],
  [
    'an hour that comes twice',
    'shows/le-chat.yaml',
    '2027-07-16 20:00',
    '2027-11-07 01:30',
    'shows/le-chat.yaml:12:12: `start` 2027-11-07 01:30 comes twice in America/Toronto: write -04:00 or -05:00 behind it',
  ],
  [
    'an offset of another place',
    'shows/le-chat.yaml',
    '2027-07-16 20:00',
    '2027-07-16 20:00+02:00',
    'shows/le-chat.yaml:12:12: `start` 2027-07-16 20:00+02:00 is at -04:00 in America/Toronto, not at +02:00',
  ],
  [
    'a day that no calendar has',
    'shows/le-chat.yaml',
    '2027-07-16 20:00',
    '2027-06-31 20:00',
    'shows/le-chat.yaml:12:12: `start` must exist in the calendar',
  ],
  [
    'a text without a head',
    'shows/le-chat.fr.md',
    '---\ntitle: Le chat\n---\n',
    '',
    'shows/le-chat.fr.md:1:1: needs a head: a line ---, then title: …, then a line ---',
  ],
  [
    'a head without a title',
    'shows/le-chat.en.md',
    'title: The Cat\n',
    '',
    'shows/le-chat.en.md:2:1: `title` is missing',
  ],
  [
    'a doubled address',
    'shows/le-chien.fr.md',
    'title: Le chien',
    'title: Le chien\nslug: le-chat',
    'shows/le-chien.fr.md:3:7: `/fr/spectacles/le-chat` is the address of shows/le-chat.fr.md, too',
  ],
  [
    'a former address that is a present one',
    'shows/le-chat.en.md',
    'the-old-cat',
    'le-chien',
    'shows/le-chat.en.md:4:11: `/en/shows/le-chien` is the present address of shows/le-chien.en.md',
  ],
  [
    'a dead link in a text',
    'shows/le-chat.fr.md',
    '/fr/artistes/marie',
    '/fr/artistes/mario',
    'shows/le-chat.fr.md:5:4: `/fr/artistes/mario` leads nowhere; `/fr/artistes/marie`?',
  ],
  [
    'a link by a script in a text',
    'shows/le-chat.fr.md',
    '/fr/artistes/marie',
    'javascript:alert(1)',
    'shows/le-chat.fr.md:5:4: a link by `javascript:` is refused',
  ],
  [
    'a relative link in a text',
    'shows/le-chat.fr.md',
    '/fr/artistes/marie',
    '../artists/marie',
    'shows/le-chat.fr.md:5:4: `../artists/marie` leads out of its folder',
  ],
  [
    'a script in a text',
    'shows/le-chat.fr.md',
    'Un [clown]',
    '<script>alert(1)</script>\n\nUn [clown]',
    'shows/le-chat.fr.md:5:1: `<script>` is HTML, which is not read in Markdown: a text in HTML says `format: html` in its head',
  ],
  [
    'a picture without a text',
    'shows/le-chat.fr.md',
    '![chat]',
    '![]',
    'shows/le-chat.fr.md:5:39: warning: a picture needs a text: ![text](…)',
  ],
  [
    'an element that HTML refuses',
    'shows/le-chien.en.md',
    '<strong>dog</strong>',
    '<iframe src="https://a.example"></iframe>',
    'shows/le-chien.en.md:6:6: `<iframe>` is refused in HTML',
  ],
  [
    'an attribute that HTML refuses',
    'shows/le-chien.en.md',
    '<strong>',
    '<strong onclick="alert(1)">',
    'shows/le-chien.en.md:6:6: `onclick` is refused in `<strong>`',
  ],
  [
    'a stand-in',
    'pages/contact.fr.md',
    'title: Contact',
    'title: Contact\nplaceholder: true',
    'pages/contact.fr.md:3:1: warning: page `contact` is a placeholder: write its text, then remove this line',
  ],
  [
    'a list where a text stands',
    'passes.yaml',
    'title: { fr: Passe, en: Pass }',
    'title: [Passe]',
    'passes.yaml:2:10: `title` must be a text, or one for each language: fr and en',
  ],
  [
    'a stand-in in the second language',
    'pages/contact.en.md',
    'title: Contact',
    'title: Contact\nplaceholder: true',
    'pages/contact.en.md:3:1: warning: page `contact` is a placeholder: write its text, then remove this line',
  ],
  [
    'a dead link in the text of a list',
    'press/list.fr.md',
    'title: Presse\n---\n',
    'title: Presse\n---\n\n[a](/fr/rien)\n',
    'press/list.fr.md:5:1: `/fr/rien` leads nowhere',
  ],
  [
    'HTML in the text of a pass',
    'passes.yaml',
    '  price: 40.50',
    '  price: 40.50\n  text:\n    fr: >\n      <b>Tout</b>\n    en: Everything',
    'passes.yaml:7:1: `<b>` is HTML, which is not read in Markdown: HTML stands below `html`',
  ],
  [
    'a pass of half a yen',
    'passes.yaml',
    '40.50',
    '40.5055',
    'passes.yaml:4:10: `price` must have three decimals at most',
  ],
  [
    'the address of a page of the site',
    'pages/contact.en.md',
    'title: Contact',
    'title: Contact\npath: calendar',
    'pages/contact.en.md:3:7: `/en/calendar` is the address of a page of the site itself',
  ],
  [
    'an unknown tag',
    'press/opening.yaml',
    'tag: news',
    'tag: new',
    'press/opening.yaml:1:6: tag `new` is unknown; `news`?',
  ],
  [
    'an artist without a name',
    'artists/marie.yaml',
    'name: Marie\n',
    'name:\n',
    'artists/marie.yaml:1:1: `name` is missing',
  ],
  [
    'an unknown column',
    'dates.csv',
    'price_max',
    'price_mx',
    'dates.csv:1:43: column `price_mx` is unknown; `price_max`?',
  ],
  ['a missing column', 'dates.csv', 'id;', 'availability;', 'dates.csv:1:1: column `id` is missing'],
  [
    'an id twice',
    'dates.csv',
    'chien-2',
    'chien-1',
    'dates.csv:3:1: id `chien-1` is taken by another date in dates.csv',
  ],
  [
    'a row without an id',
    'dates.csv',
    'chien-2',
    '',
    'dates.csv:3:1: a date needs an `id`: a name of its own, which it keeps for ever',
  ],
  [
    'an unknown show',
    'dates.csv',
    'chien-2;le-chien',
    'chien-2;le-chein',
    'dates.csv:3:9: show `le-chein` is unknown; `le-chien`?',
  ],
  [
    'a price in words',
    'dates.csv',
    '24,50;39,00;;99',
    'free;39,00;;99',
    'dates.csv:2:71: `price_min` must be a price, like 25 or 34.50',
  ],
  [
    'a spreadsheet’s own time',
    'dates.csv',
    '2027-07-17 20:00',
    '17/07/2027 20:00',
    'dates.csv:3:36: `start` must be a day and an hour, like 2027-07-16 20:00',
  ],
  [
    'an end before the start',
    'dates.csv',
    '2027-07-16 21:30',
    '2027-07-16 19:30',
    'dates.csv:2:53: `end` is before `start`',
  ],
  [
    'an end and minutes',
    'dates.csv',
    '21:30;;',
    '21:30;90;',
    'dates.csv:2:70: `minutes` and `end` say the same: leave one of them out',
  ],
  [
    'a lowest price above the highest',
    'dates.csv',
    '24,50;39,00;;99',
    '49,50;39,00;;99',
    'dates.csv:2:71: `price_min` 49.5 is more than `price_max` 39',
  ],
  [
    'more seats sold than there are',
    'dates.csv',
    '39,00;;99',
    '39,00;;101',
    'dates.csv:2:84: `sold` 101 is more than the 100 seats',
  ],
  [
    'two shows in one venue at one time',
    'dates.csv',
    '2027-07-17 20:00',
    '2027-07-16 20:45',
    'dates.csv:3:36: warning: venue `monument-national` is taken at this time by date `chien-1` of show `le-chien`',
  ],
  [
    'a quote that does not end',
    'dates.csv',
    'chien-2',
    '"chien-2',
    'dates.csv:3:1: has a cell whose quote (") does not end',
  ],
  [
    'a cell below no column',
    'dates.csv',
    '300;\n',
    '300;;x\n',
    'dates.csv:3:74: this cell stands below no column',
  ],
];

test('FES-03: a good folder has no mistake, and is read as it was written', async () => {
  const { folder, lines } = await checkFiles(good);
  expect(lines).toEqual([]);
  expect(folder?.dates.map(({ id, show, start }) => [id, show, start])).toEqual([
    ['chat-1', 'le-chat', '2027-07-16 20:00'],
    ['chien-1', 'le-chien', '2027-07-16 20:00'],
    ['chien-2', 'le-chien', '2027-07-17 20:00'],
    ['chien-3', 'le-chien', '2027-11-07 01:30-05:00'],
  ]);
});

test('FES-03: more than sixty mistakes are told, each in a folder of its own', () => {
  expect(mistakes.length).toBeGreaterThan(60);
});

test.each(mistakes)(
  'FES-03: a mistake in a folder is named with its place, and nothing else is: %s',
  async (_, file, instead, text, said) => {
    const written = String(good[file]);
    expect(written).toContain(instead);
    const { folder, lines } = await checkFiles({ ...good, [file]: written.replace(instead, () => text) });
    expect(lines).toEqual([said]);
    expect(folder === null).toBe(!said.includes(': warning: '));
  },
);

test('FES-03: mistakes of a folder are named all at once, in the order of files and lines', async () => {
  const all = { ...good };
  for (const [mistake, file, instead, text] of mistakes)
    if (['an unknown genre', 'an unknown venue', 'an unknown tag', 'a price in words'].includes(mistake))
      all[file] = String(all[file]).replace(instead, () => text);
  const { folder, lines } = await checkFiles(all);
  expect(folder).toBeNull();
  expect(lines).toEqual([
    'dates.csv:2:71: `price_min` must be a price, like 25 or 34.50',
    'press/opening.yaml:1:6: tag `new` is unknown; `news`?',
    'shows/le-chat.yaml:1:10: genre `clow` is unknown; `clown`?',
    'shows/le-chat.yaml:11:12: venue `monument-natoinal` is unknown; `monument-national`?',
  ]);
});
