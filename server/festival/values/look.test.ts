import * as v from 'valibot';
import { expect, test } from 'vitest';
import { look as schema } from '../schema/look.ts';
import { lookOfStored, storedLookOf } from './look.ts';

const full = v.parse(schema, {
  colours: { paper: '#FFFFFF', ink: '#0F0F0f' },
  series: { solo: '#AA0000' },
  type: 'loud',
  askew: false,
  illustrations: true,
  fonts: { display: 'media/display.woff2', text: 'media/text.woff2' },
  logo: 'media/logo.svg',
  icon: 'media/icon.svg',
  picture: 'media/partagée.png',
  mascot: { laughing: 'media/laughing.svg', lost: 'media/lost.svg', asleep: 'media/asleep.svg' },
});

test('FES-17: a look is stored with the addresses of its media, and its colours in small letters', () => {
  expect(storedLookOf(full)).toEqual({
    colours: { paper: '#ffffff', ink: '#0f0f0f' },
    series: { solo: '#aa0000' },
    type: 'loud',
    askew: false,
    illustrations: true,
    fonts: { display: '/festival/display.woff2', text: '/festival/text.woff2' },
    logo: '/festival/logo.svg',
    icon: '/festival/icon.svg',
    picture: '/festival/partag%C3%A9e.png',
    mascot: {
      laughing: '/festival/laughing.svg',
      lost: '/festival/lost.svg',
      asleep: '/festival/asleep.svg',
    },
  });
});

test.each([
  ['with everything', full],
  ['with nothing', v.parse(schema, {})],
  ['with a figure that only laughs', v.parse(schema, { mascot: { laughing: 'media/laughing.svg' } })],
])('FES-06: a look %s comes back from the database as its folder says it', (_, look) => {
  expect(lookOfStored(storedLookOf(look))).toEqual(look);
});
