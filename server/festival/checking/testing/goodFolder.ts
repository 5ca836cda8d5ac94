import sharp from 'sharp';

const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background: '#800' } })
    .png()
    .toBuffer();

/** For tests: the files of a small festival without a mistake, with a file of every kind. */
export const goodFolder = async (): Promise<Record<string, string | Buffer>> => ({
  'festival.yaml': `name: { fr: Le Rire, en: The Laugh }
languages: [fr, en]
timezone: America/Toronto
menus:
  main:
    - title: { fr: Spectacles, en: Shows }
      href: { fr: /fr/spectacles, en: /en/shows }
      items:
        - title: Le chat
          href: { fr: /fr/spectacles/le-chat, en: /en/shows/the-cat }
sponsors:
  bank: { name: Bank, logo: media/logo.png, link: https://bank.example, line: 1 }
genres:
  clown: Clown
`,
  'venues.yaml': `monument-national:
  name: Monument-National
  city: Montréal
  capacity: 100
gesu: { name: Gesù, city: Montréal, position: [45.5, -73.6] }
`,
  'series.yaml': `nights:
  title: { fr: Les nuits, en: The Nights }
  slug: { fr: nuits, en: nights }
  text:
    fr: |
      Toutes les **nuits**.
    en: Every night.
`,
  'passes.yaml': `cat-pass:
  title: { fr: Passe, en: Pass }
  path: { fr: passe-matou, en: cat-pass }
  price: 40.50
`,
  'videos.yaml': `videos:
  teaser: { title: Le film, film: media/teaser.mp4, published: 2027-01-01T12:00:00Z }
collections:
  today: { title: { fr: Aujourd’hui, en: Today }, alias: today, videos: [teaser] }
`,
  'home.yaml': `title: { fr: Accueil, en: Home }
hero:
  slides:
    - image: media/large.png
      title: { fr: Bienvenue, en: Welcome }
lists:
  - { title: Clowns, type: solo }
`,
  'shows/le-chat.yaml': `genres: [clown]
type: solo
series: [nights]
artists:
  - marie
sponsors: [bank]
image: media/large.png
run: { from: 2027-03-01, until: 2027-11-30 }
dates:
  - id: chat-1
    venue: gesu
    start: 2027-07-16 20:00
    minutes: 60
`,
  'shows/le-chat.fr.md': `---
title: Le chat
---

Un [clown](/fr/artistes/marie) et son ![chat](media/large.png "Le chat").
`,
  'shows/le-chat.en.md': `---
title: The Cat
slug: the-cat
aliases: [the-old-cat]
---

A clown.
`,
  'shows/le-chien.yaml': 'minutes: 60\n',
  'shows/le-chien.fr.md': '---\ntitle: Le chien\n---\n\nUn chien.\n',
  'shows/le-chien.en.md': `---
title: The Dog
format: html
---

<p>A <strong>dog</strong>.</p>
`,
  'artists/marie.yaml': 'name: Marie\ntype: Clown\n',
  'pages/contact.fr.md': '---\ntitle: Contact\n---\n\nÉcrivez.\n',
  'pages/contact.en.md': '---\ntitle: Contact\n---\n\nWrite.\n',
  'press/list.yaml': 'tags:\n  news: { title: { fr: Nouvelles, en: News } }\n',
  'press/list.fr.md': '---\ntitle: Presse\n---\n',
  'press/list.en.md': '---\ntitle: Press\n---\n',
  'press/opening.yaml': 'tag: news\npublished: 2027-01-01T12:00:00Z\n',
  'press/opening.fr.md': '---\ntitle: Ouverture\n---\n\nBientôt.\n',
  'press/opening.en.md': '---\ntitle: Opening\n---\n\nSoon.\n',
  'dates.csv': `id;show;venue;start;end;minutes;price_min;price_max;capacity;sold
chien-1;le-chien;monument-national;2027-07-16 20:00;2027-07-16 21:30;;24,50;39,00;;99
chien-2;le-chien;monument-national;2027-07-17 20:00;;60;24,50;39,00;300;
chien-3;le-chien;;2027-11-07 01:30-05:00;;;;;;
`,
  'README.md': 'Le dossier du festival.\n',
  'festival.schema.json': '{}\n',
  '.gitignore': 'brouillons\n',
  'media/large.png': await picture(800),
  'media/logo.png': await picture(40),
  'media/small.png': await picture(599),
  'media/teaser.mp4': Buffer.from('film'),
});
