import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { testFestival } from '#server/profile/testing/testFestival.ts';
import { writeLetter } from './letters.ts';
import { everyLetter } from './testing/everyLetter.ts';

const letters = languages.flatMap((lang) => everyLetter(lang).map((one) => ({ lang, ...one })));

const unescaped = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The text that a reader of HTML sees, each run of spaces as one. */
const wordsOf = (html: string): string =>
  unescaped(
    html
      .replace(/^.*<body/s, '')
      .replace(/^[^>]*>/, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each(letters)('the page of $letter ($lang) says what its text says', ({ mail }) => {
  const words = wordsOf(mail.html);
  const paragraphs = mail.text.trimEnd().split('\n\n');
  const button = paragraphs.find((paragraph) => /^https:\S+$/.test(paragraph));
  expect(paragraphs.filter((paragraph) => paragraph !== button && !words.includes(plain(paragraph)))).toEqual(
    [],
  );
  if (button !== undefined) expect(mail.html).toContain(`href="${button}"`);
  expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined/);
});

test.each(letters)('$letter ($lang) asks for nothing, and has no HTML but ours', ({ lang, letter, mail }) => {
  const ownPictures = mail.html.match(
    /<img style="[^"]*" width="280" src="cid:admission-code" alt="[^"]+">/g,
  );
  expect(ownPictures?.length ?? 0).toBe(letter === 'ticket' ? 1 : 0);
  const html = mail.html.replaceAll(ownPictures?.[0] ?? /(?!)/g, '');
  expect(html).not.toMatch(/<(img|script|link|iframe|object|b|i)\b|src=|url\(|@import|@font-face/i);
  expect(mail.html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">`));
  expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
  expect(mail.html.match(/<h1/g)).toHaveLength(1);
});

test.each(languages)('an address becomes a link where the words around it are ours alone (%s)', (lang) => {
  for (const { letter, mail } of everyLetter(lang)) {
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
    const written = mail.text.match(/^https:\S+$/gm) ?? [];
    expect([letter, links]).toEqual([letter, written]);
  }
});

test('SES-03: a letter with a code says how long it works: ten minutes', () => {
  const told = letters
    .filter(({ mail }) => /\b012345\b/.test(mail.subject))
    .map(({ lang, letter, mail }) => [
      lang,
      letter,
      /(\d+)\s(?:min|h)\b/.exec(mail.text)?.[0].replace(/\s/, ' '),
    ]);
  expect(told).toEqual([
    ['fr', 'loginCode', '10 min'],
    ['fr', 'resetCode', '10 min'],
    ['fr', 'activation', '10 min'],
    ['en', 'loginCode', '10 min'],
    ['en', 'resetCode', '10 min'],
    ['en', 'activation', '10 min'],
  ]);
});

const own = {
  'mail.ticket.title': 'For {{title}}',
  'mail.ticket.picture': 'Code of {{title}}',
  'mail.ticket.button': 'Go',
  'mail.ticket.text':
    'Hi {{firstname}},\n\nHow:\n{{map}}\n\n{{picture}}\n\n{{code}}\n\n{{address}}\n\nBye{{nothing}}\n',
};
const writer = { name: { fr: 'Jazz', en: 'Jazz' }, words: { fr: {}, en: own }, look: testFestival.look };
const about = { title: 'Gala', picture: 'p', address: 'https://jazz.example/1' };
const ticketFor = (firstname: string, map: string) =>
  writeLetter('ticket', { email: 'a@example.test', firstname, lang: 'en', writer }, '0123', {
    ...about,
    map,
  });

test.each([
  ['Jo', 'https://map.example/1', 'Hi Jo,\n\nHow:\nhttps://map.example/1\n\n0123\n\n'],
  ['Jo', '', 'Hi Jo,\n\n0123\n\n'],
  ['', '', 'Hi,\n\n0123\n\n'],
])(
  'FES-14: a letter has a name and a map where there are some ("%s", "%s"), and nothing in the place of what nobody says',
  (firstname, map, text) => {
    expect(ticketFor(firstname, map).text).toBe(`${text}https://jazz.example/1\n\nBye\n`);
  },
);

test('RES-29: in the page of a letter the code is a code, the picture has its words, the address a button, the map a link', () => {
  const body = ticketFor('Jo', 'https://map.example/1').html.replace(/^.*<h1/s, '<h1');
  const plainHtml = body.replaceAll(/ (?:style|width)="[^"]*"/g, '').replace(/\n<\/div>.*$/s, '');
  expect(plainHtml.split('\n')).toEqual([
    '<h1 class="text">For Gala</h1>',
    '<p class="text">Hi Jo,</p>',
    '<p class="text">How:<br><a class="link" href="https://map.example/1">https://map.example/1</a></p>',
    '<p><img src="cid:p" alt="Code of Gala"></p>',
    '<p class="code">0123</p>',
    '<p><a href="https://jazz.example/1">Go</a></p>',
    '<p class="text">Bye</p>',
  ]);
});

test.each(letters.filter(({ letter }) => letter.startsWith('newsletter')))(
  'LAY-33: $letter ($lang) ends with the way out, in its text and small in its page',
  ({ mail }) => {
    const leave = `https://festival.example/leave?token=${'a1b2c3d4-'.repeat(10)}`;
    expect(mail.text.trimEnd().endsWith(leave)).toBe(true);
    expect(/<p class="small"[^>]*>(?:(?!<\/p>).)*href="([^"]*)"/s.exec(mail.html)?.[1]).toBe(leave);
  },
);

test.each([
  ['fr', 'Rires', 'Bienvenue chez Rires'],
  ['en', 'Laughs', 'Welcome to Laughs'],
] as const)('FES-12: a letter is from the festival as its language names it: %s', (lang, name, subject) => {
  const named = { ...testFestival, name: { fr: 'Rires', en: 'Laughs' } };
  const mail = writeLetter('welcome', { email: 'a@example.test', firstname: '', lang, writer: named });
  expect([mail.sender, mail.subject, mail.html.includes(`>${name}</div>`)]).toEqual([name, subject, true]);
});
