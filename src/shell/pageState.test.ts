import { expect, test } from 'vitest';
import { serialiseState, type PageState } from './pageState.ts';

const settings: PageState['settings'] = {
  siteId: 8,
  contentRouter: 'router',
  brand: '</script><script>alert(1)</script>',
  timezone: 'America/Toronto',
  contentApiUrl: '/api/content',
  calendarApiUrl: '/api/content',
  memberApiUrl: '/api/member',
  registerPath: '/v1/register',
  publicUrl: 'https://fest.example',
  hasFeeds: true,
  themeHosts: [],
  production: false,
  tagManagerId: null,
  search: null,
  newsletterUrl: '',
  socialImage: '/icons/social.png',
  excludedFestivals: [],
  torontoFestivals: [],
  torontoSite: null,
};
const state: PageState = {
  settings,
  clockAhead: 0,
  isComplete: true,
  isThemed: false,
  queries: [{ key: ['page', 'fr'], data: '<p>' }],
};

test('the state in the page cannot end the script element that it stands in, and reads back whole', () => {
  const text = serialiseState(state);
  expect([text.includes('<'), JSON.parse(text)]).toEqual([false, state]);
});
