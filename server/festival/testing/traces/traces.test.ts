import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeFolder } from '#server/festival/checking/testing/checkFiles.ts';
import { createReaders } from '#server/festival/reading/readers.ts';
import { readParts } from '#server/festival/reading/readParts.ts';
import { finderOf } from './findTraces.ts';
import { tracesApart } from './tracesApart.ts';
import { tracesOf, type Traces } from './tracesOf.ts';

const files = {
  'festival.yaml': `name: { fr: Le Rire, en: The Laugh }
languages: [fr, en]
timezone: America/Toronto
tickets: https://tickets.rire.example/{lang}
social: [https://www.youtube.com/lerire]
sponsors:
  bank: { name: Banque Coussin, link: https://coussin.example/, line: 1 }
`,
  'venues.yaml': 'coin: { name: Théâtre du Coin, city: Laval }\n',
  'series.yaml': 'galas: { title: { fr: Les Galas, en: Galas } }\n',
  'passes.yaml': 'matou: { title: Passe Matou }\n',
  'shows/chat.yaml': 'image: media/chat.webp\n',
  'shows/chat.fr.md': '---\ntitle: Le chat d’à côté\nslug: le-chat\n---\n\nÉcrivez à chat@rire.example.\n',
  'shows/chat.en.md': '---\ntitle: The Cat Next Door\nslug: the-cat\n---\n\nA text.\n',
  'artists/odile.yaml': 'name: Odile Roy\ntype: Humoriste\nslug: odile\n',
  'pages/about.fr.md': '---\ntitle: À propos\npath: a-propos\n---\n\nUn texte.\n',
  'home.yaml':
    'title: Accueil\ntiles:\n  - { title: Ici, href: /fr, text_colour: "#FFD400", format: FULL_WIDTH }\n',
  'media/chat.webp': '',
};

const traces = async (): Promise<Traces> => {
  const folder = writeFolder(files);
  try {
    return tracesOf((await readParts(folder, createReaders())).parts);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('FES-32: a festival is recognised by its names, colours, pictures and addresses', async () => {
  expect(await traces()).toEqual({
    brand: ['Le Rire', 'The Laugh'],
    names: [
      'Le chat d’à côté',
      'The Cat Next Door',
      'Odile Roy',
      'Théâtre du Coin',
      'Les Galas',
      'Galas',
      'Passe Matou',
      'Banque Coussin',
    ],
    words: [],
    colours: ['#ffd400'],
    pictures: ['chat.webp'],
    addresses: [
      '/fr/spectacles/le-chat',
      '/en/shows/the-cat',
      '/fr/a-propos',
      '/en/a-propos',
      '/fr/artistes/odile',
      '/en/artists/odile',
      '/fr/festivals/galas',
      '/en/festivals/galas',
      '/fr/choisir-son-passe/matou',
      '/en/choose-your-pass/matou',
      'tickets.rire.example',
      'coussin.example',
      'rire.example',
      'https://www.youtube.com/lerire',
    ],
  });
});

test('FES-32: a word that others use, too, is no trace; the brand always is', async () => {
  const apart = tracesApart(await traces(), ['Two galas a year', 'À propos : /fr/a-propos', 'le rire']);
  expect(apart.brand).toEqual(['Le Rire', 'The Laugh']);
  expect(apart.names).not.toContain('Galas');
  expect(apart.names).toContain('Les Galas');
  expect(apart.addresses).not.toContain('/fr/a-propos');
  expect(apart.addresses).toContain('/fr/spectacles/le-chat');
});

const find = finderOf(['L’été à Port', 'odile.webp', '/fr/le-chat', '#ffd400', 'Rire']);

test.each([
  ['in another case and with another apostrophe', "L'ÉTÉ À PORT", ['L’été à Port']],
  ['in HTML', '<p>l&#x27;&#233;t&#xe9; &agrave; l&#39;été&nbsp;à Port</p>', ['L’été à Port']],
  ['over two lines', '<p>L’été\n  à Port</p>', ['L’été à Port']],
  ['in JSON', '{"title":"L’\\u00e9t\\u00e9\\nà Port"}', ['L’été à Port']],
  ['in an address', 'href="/x?q=L%E2%80%99%C3%A9t%C3%A9%20%C3%A0%20Port"', ['L’été à Port']],
  ['an address of a host', 'http://127.0.0.1:8080/fr/le-chat?x=1', ['/fr/le-chat']],
  ['a file', 'url(/festival/media/odile.webp)', ['odile.webp']],
  ['a colour', 'a{color:#FFD400}', ['#ffd400']],
  ['several, in the order of the list', 'Rire odile.webp', ['odile.webp', 'Rire']],
])('a trace is found %s', (_, text, found) => {
  expect(find(text)).toEqual(found);
});

test.each([
  ['inside a longer word', 'sourire, rires'],
  ['inside a longer address', '/fr/le-chat-noir'],
  ['inside the name of another file', 'fran-odile.webp'],
  ['with a spoilt escape', '%E9%zz Ri%72'],
  ['apart', 'L’été, à Port'],
])('control: no trace is found %s', (_, text) => {
  expect(find(text)).toEqual([]);
});
