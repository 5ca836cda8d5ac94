import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pageSettings } from './pageSettings.ts';
import { allParts } from './parts.ts';

const whole = {
  siteId: 8,
  contentRouter: '/router',
  brand: { fr: 'Chapiteau', en: 'Big Top' },
  languages: ['fr', 'en'],
  parts: allParts,
  currency: 'CAD',
  timezone: 'America/Toronto',
  contentApiUrl: '/api/content',
  calendarApiUrl: '/api/content',
  memberApiUrl: '/api/member',
  registerPath: '',
  publicUrl: 'https://fest.example',
  socialImage: '/media/social.png',
  excludedFestivals: ['zoofest'],
  torontoFestivals: [],
  torontoSite: null,
  hasLegalPages: true,
  production: false,
  tagManagerId: null,
  themeHosts: [],
  search: {
    appId: 'a',
    key: 'k',
    url: null,
    indexes: { fr: 'festival', en: 'festival' },
    isHosted: false,
    isPaid: false,
    siteKey: 'site_8',
    artistSite: '',
  },
  newsletterUrl: '',
  ticketsUrl: '',
  socialUrls: ['https://x.com/chapiteau'],
  words: { fr: null, en: '/words/en-0123456789abcdef.json' },
  look: { logo: null, mascot: null, plates: { ink: '/i.svg', paper: '/p.svg' } },
};
/** Each field of a value, and of the values in it, replaced by nothing. */
const without = (value: object): object[] =>
  Object.entries(value).flatMap(([name, inside]: [string, unknown]) => [
    { ...value, [name]: undefined },
    ...(typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? without(inside).map((less) => ({ ...value, [name]: less }))
      : []),
  ]);

test('ENV-01: the settings of a page are read whole', () => {
  expect(v.parse(pageSettings, { ...whole, more: 1, look: { ...whole.look, more: 1 } })).toEqual(whole);
  const others = {
    torontoSite: 'https://toronto.example',
    tagManagerId: 'GTM-1',
    languages: ['en'],
    look: { ...whole.look, logo: '/l.svg', mascot: { laughing: '/1.svg', lost: '/2.svg', asleep: '/3.svg' } },
  };
  expect(v.parse(pageSettings, { ...whole, ...others })).toEqual({ ...whole, ...others });
});

test('ENV-01: no setting may be missing, and a site has a language', () => {
  const { mascot: _, ...look } = whole.look;
  const missing = [
    ...without(whole),
    ...without({ laughing: '/1.svg', lost: '/2.svg', asleep: '/3.svg' }).map((mascot) => ({
      ...whole,
      look: { ...look, mascot },
    })),
  ];
  expect(missing.filter((settings) => v.is(pageSettings, settings))).toEqual([]);
  const wrong = [{ languages: [] }, { languages: ['de'] }, { siteId: '8' }, { excludedFestivals: 'x' }];
  expect(wrong.filter((one) => v.is(pageSettings, { ...whole, ...one }))).toEqual([]);
});
