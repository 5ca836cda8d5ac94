import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
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
