import { beforeAll, expect, test } from 'vitest';
import { loadFormat } from '#src/shell/loadFormat.ts';
import { bothClocks } from './bothClocks.ts';
import { createFormat, type Format } from './format.ts';

let formats: Record<'fr' | 'en', Format>;
beforeAll(async () => {
  await Promise.all([loadFormat('fr'), loadFormat('en')]);
  formats = { fr: createFormat('fr'), en: createFormat('en') };
});

const own = { date: '2027-07-16', time: '14:00', timezone: 'America/Toronto', offset: '-0400', city: '' };

test.each([
  [
    'another day in Tokyo',
    { date: '2027-07-17', time: '03:00', timezone: 'Asia/Tokyo', offset: '+0900' },
    {
      fr: ['sam. 17 juill. 03:00', 'heure de Tokyo · ven. 16 juill. 14:00, heure de l’Est'],
      en: ['Sat 17 Jul 3:00 am', 'Tokyo time · Fri 16 Jul 2:00 pm, Eastern Time'],
    },
  ],
  [
    'the same day in Newfoundland',
    { date: '2027-07-16', time: '15:30', timezone: 'America/St_Johns', offset: '-0230' },
    {
      fr: ['15:30', 'heure de Terre-Neuve · 14:00, heure de l’Est'],
      en: ['3:30 pm', 'Newfoundland Time · 2:00 pm, Eastern Time'],
    },
  ],
  [
    'a clock without a name',
    { date: '2027-07-16', time: '18:00', timezone: 'UTC', offset: '+0000' },
    { fr: ['18:00', 'UTC · 14:00, heure de l’Est'], en: ['6:00 pm', 'UTC · 2:00 pm, Eastern Time'] },
  ],
  ['no viewer yet', null, { fr: ['14:00', 'heure de l’Est'], en: ['2:00 pm', 'Eastern Time'] }],
] as const)('CAL-34: the viewer’s day and hour, and the names of both clocks: %s', (_, viewer, told) => {
  for (const lang of ['fr', 'en'] as const) {
    const { start, clocks } = bothClocks(formats[lang], own, viewer);
    expect([start, clocks]).toEqual(told[lang]);
  }
});
