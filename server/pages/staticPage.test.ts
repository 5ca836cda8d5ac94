import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { noWords } from '#contract/words.ts';
import { staticPageOf } from './staticPage.ts';

const built = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
const name = { fr: 'Jazz <du> Nord', en: 'Northern $& “Jazz”' };
const written = (languages: readonly [Language, ...Language[]], words = noWords): string =>
  staticPageOf(built).html({ name, languages, words });

test('LDR-11: the static page has the festival’s name and words, in its languages, the first one first', () => {
  const words = {
    fr: { 'unavailable.broken': 'La scène est vide <ce soir>.' },
    en: { 'unavailable.broken': 'The stage is empty.', 'unavailable.link': 'Home & away' },
  };
  const html = written(['en', 'fr'], words);
  expect([/<html[^>]*>/.exec(html)?.[0], /<title>.*<\/title>/.exec(html)?.[0]]).toEqual([
    '<html lang="en">',
    '<title>Northern $& “Jazz”</title>'.replace('&', '&#38;'),
  ]);
  expect(/<main>([^]*)<\/main>/.exec(html)?.[1]?.trim().split('\n')).toEqual([
    '<h1>Northern $&#38; “Jazz”</h1>',
    '<p lang="en">The stage is empty. <a href="/en">Home &#38; away</a></p>',
    '<p lang="fr">La scène est vide &#60;ce soir&#62;. <a href="/fr">Retour à l’accueil</a></p>',
  ]);
  expect(html).toContain('<script src="/page-language-redirect.js"></script>');
});

test('LDR-11: nothing on it is of a language that the festival lacks', () => {
  expect(
    /<main>([^]*)<\/main>/
      .exec(written(['fr']))?.[1]
      ?.trim()
      .split('\n'),
  ).toEqual([
    '<h1>Jazz &#60;du&#62; Nord</h1>',
    '<p lang="fr">La page n’a pas pu s’ouvrir. <a href="/fr">Retour à l’accueil</a></p>',
  ]);
});

test('LDR-11: a page that lacks a mark is sent as it is there', () => {
  const send = (html: string): string => staticPageOf(html).html({ name, languages: ['fr'], words: noWords });
  const title = '<title>Jazz &#60;du&#62; Nord</title>';
  for (const [html, sent] of [
    ['', ''],
    ['<html lang=en><title>', '<html lang=en><title>'],
    ['<main></title>', '<main></title>'],
    ['<html lang="xx"><title>x</title>', `<html lang="fr">${title}`],
  ] as const)
    expect([html, send(html)]).toEqual([html, sent]);
});
