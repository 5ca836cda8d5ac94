import { expect, test } from 'vitest';
import { noWords } from '#contract/words.ts';
import { parseFestivalProfile } from './festivalProfile.ts';

const first = {
  name: { fr: 'Rire', en: 'Laughter' },
  languages: ['en', 'fr'],
  timezone: 'Europe/Paris',
  currency: 'EUR',
  ticketsUrl: null,
  socialUrls: ['https://x.example/rire'],
  placeholders: ['privacy'],
};

test('store: the row of a festival from before there was a choice says what every festival had then', () => {
  expect(parseFestivalProfile(JSON.stringify(first))).toEqual({
    ...first,
    members: true,
    newsletter: true,
    reservable: null,
    drawnBySeries: [],
    words: noWords,
    look: { colours: {}, series: {}, fonts: {} },
  });
});

const look = {
  colours: { paper: '#fdfdf8' },
  series: { gala: '#102030' },
  type: 'loud',
  corners: 'round',
  outlines: 'bold',
  shadows: 'hard',
  pattern: 'rays',
  askew: true,
  illustrations: false,
  fonts: { display: '/festival/d.woff2', text: '/festival/t.woff2' },
  logo: '/festival/logo.svg',
  icon: '/festival/icon.svg',
  picture: '/festival/picture.jpg',
  mascot: { laughing: '/festival/l.svg', lost: '/festival/o.svg', asleep: '/festival/a.svg' },
};
const reservable = { all: false, series: [70], belongsTo: ['Rire du Nord'], shows: [1] };

test('store: a festival is read with all that its row says', () => {
  const whole = {
    ...first,
    members: false,
    newsletter: false,
    reservable,
    drawnBySeries: ['Rire du Nord'],
    words: { fr: { 'home.sticker': 'Ça rit' }, en: {} },
    look,
  };
  expect(parseFestivalProfile(JSON.stringify(whole))).toEqual(whole);
});

test.each([{ languages: [] }, { languages: ['de'] }, { name: { fr: 'Rire' } }, { look: { type: 'shrill' } }])(
  'store: a row that is no festival is refused: %j',
  (change) => {
    expect(() => parseFestivalProfile(JSON.stringify({ ...first, ...change }))).toThrow();
  },
);
