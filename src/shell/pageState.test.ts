import { allParts } from '#contract/settings/parts.ts';
import { expect, test } from 'vitest';
import { readState, serialiseState, type PageState } from './pageState.ts';
import { ownSearch } from '#src/testing/ownSearch.ts';

const settings: PageState['settings'] = {
  siteId: 8,
  contentRouter: 'router',
  brand: { fr: '</script><script>alert(1)</script>', en: 'Chapiteau' },
  languages: ['fr', 'en'],
  parts: allParts,
  currency: 'CAD',
  timezone: 'America/Toronto',
  contentApiUrl: '/api/content',
  calendarApiUrl: '/api/content',
  memberApiUrl: '/api/member',
  registerPath: '/v1/register',
  publicUrl: 'https://fest.example',
  hasLegalPages: true,
  themeHosts: [],
  production: false,
  tagManagerId: null,
  search: ownSearch,
  newsletterUrl: '',
  ticketsUrl: '',
  socialUrls: [],
  words: { fr: null, en: null },
  look: { logo: null, mascot: null, plates: { ink: '#000000', paper: '#ffffff' } },
  socialImage: '/icons/social.png',
  excludedFestivals: [],
  torontoFestivals: [],
  torontoSite: null,
};
const state: PageState = {
  settings,
  clockAhead: 0,
  drawnAt: 0,
  isComplete: true,
  isThemed: false,
  queries: [{ key: ['page', 'fr'], data: '<p>' }],
  missing: [{ hash: '["metadata","fr"]', code: 'unavailable' }],
};

test('the state in the page cannot end the script element that it stands in, and reads back whole', () => {
  const text = serialiseState(state);
  expect([text.includes('<'), readState(text)]).toEqual([false, state]);
});

test.each([
  ['no element', null],
  ['nothing in it', ''],
  ['something else in it', '{"settings":{}}'],
])('a document of somebody else is none to begin from: %s', (_says, text) => {
  expect(() => readState(text)).toThrow();
});
