import { expect, test } from 'vitest';
import { readTexts } from './showTexts.ts';

const text = (title: string, summary = '', description = '', writtenIn: 'fr' | 'en' | null = null) => ({
  title,
  summary,
  description,
  writtenIn,
});
const inOther = (lang: string, html: string): string => `<div lang="${lang}">${html}</div>`;

test.each([
  [
    'of each language its own, the first of several',
    { name: { fr: ['Soirée', 'Autre'], en: 'Evening' }, description: { fr: 'Un', en: ['One', 'Two'] } },
    '',
    text('Soirée', 'Un', '<p>Un</p>'),
    text('Evening', 'One', '<p>One</p>'),
  ],
  [
    'without a language they are of both',
    { name: 'Soirée', description: 'Un' },
    '',
    text('Soirée', 'Un', '<p>Un</p>'),
    text('Soirée', 'Un', '<p>Un</p>'),
  ],
  [
    'those of the file’s language are of that',
    { name: 'Soirée', description: 'Un' },
    'fr',
    text('Soirée', 'Un', '<p>Un</p>'),
    text('Soirée', 'Un', '<p>Un</p>', 'fr'),
  ],
  [
    'of the other language alone, both texts say so together',
    { name: { en: 'Evening' }, description: { en: 'One' } },
    '',
    text('Evening', 'One', '<p>One</p>', 'en'),
    text('Evening', 'One', '<p>One</p>'),
  ],
  [
    'a description in the other language says so itself',
    { name: 'Soirée', description: { en: 'One' } },
    '',
    text('Soirée', 'One', inOther('en', '<p>One</p>')),
    text('Soirée', 'One', '<p>One</p>'),
  ],
  [
    'a description of no language is of each that has none of its own',
    { name: 'Soirée', description: ['Un', { '@value': 'One', '@language': 'en' }] },
    '',
    text('Soirée', 'Un', '<p>Un</p>'),
    text('Soirée', 'One', '<p>One</p>'),
  ],
  [
    'a description of its own with a name in the other language is no text of that',
    { name: { en: 'Evening' }, description: { fr: 'Un' } },
    '',
    text('Evening', 'Un', '<p>Un</p>'),
    text('Evening', 'Un', inOther('fr', '<p>Un</p>')),
  ],
  ['no description is none in any language', { name: 'Soirée' }, '', text('Soirée'), text('Soirée')],
  [
    'a language that the site does not have is better than nothing',
    { name: { de: 'Abend' }, description: { de: 'Eins' } },
    '',
    text('Abend', 'Eins', '<p>Eins</p>'),
    text('Abend', 'Eins', '<p>Eins</p>'),
  ],
])('IMP-02: %s', (_name, show, fallback, fr, en) => {
  expect(readTexts(show, fallback)).toEqual({ fr, en });
});

test.each([
  ['<p>Un</p><p>Deux</p>', 'Un Deux'],
  ['<ul><li>Un</li><li>Deux</li></ul><div>Trois</div>Quatre', 'Un Deux Trois Quatre'],
  ['<h2>Un</h2>Deux<br>Trois', 'Un Deux Trois'],
  ['<p>d<em>eu</em>x &amp; <b>trois</b>&#39;s</p>', "deux & trois's"],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
])('import: the summary of the description %s is its text, in one line, cut', (description, summary) => {
  expect(readTexts({ name: 'A', description }, '').fr.summary).toBe(summary);
});
