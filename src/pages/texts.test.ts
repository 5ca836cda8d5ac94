import { expect, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const contentOf = (type: string, attributes: object = {}) =>
  json({ entity_data: { type, id: '1', attributes: { title: 'Nuits', ...attributes } } });
const none = json({ data: [] });
/** Those of every page. */
const common = ['format', 'layout', 'page'];
const host = {
  'en/router/show': contentOf('show'),
  'en/router/reservable': contentOf('show', { reservable: true }),
  'en/router/festival': contentOf('festival'),
  'en/router/video': contentOf('video'),
  'en/router/page': contentOf('page'),
  'en/router/choose-your-pass/matou': contentOf('page'),
  'en/content/8/shows': none,
  'en/content/8/festivals': none,
  'en/content/8/passports': none,
  'en/content/8/videos': none,
  'api/taxonomy_term/youtube_video_collections': none,
};

test.each([
  ['/en/show', ['buyPopup', 'show', 'video']],
  ['/en/reservable', ['buyPopup', 'reservation', 'show', 'video']],
  ['/en/festival', ['festival', 'shows']],
  ['/en/video', ['video', 'videos']],
  ['/en/page', []],
  ['/en/choose-your-pass/matou', ['passes']],
  ['/en/choose-your-pass', ['passes']],
  ['/en/shows', ['nearMe', 'shows']],
  ['/en/festivals', ['festivals']],
  ['/en/ondemand', ['video', 'videos']],
  ['/en/videos-ondemand', ['videos']],
  ['/en/login', ['login']],
  ['/en/register', ['account']],
  ['/en/my-list', ['keptTickets', 'memberLists', 'myList', 'reservation', 'wishlist']],
  ['/en/my-tickets', ['keptTickets', 'login', 'memberLists', 'myTickets', 'session']],
  ['/en/profile', ['account', 'keptTickets', 'login', 'memberLists', 'profile', 'reservation', 'wishlist']],
])('RTE-40: with the page at %s come its texts, for the browser to fetch at once', async (address, names) => {
  const page = await renderAt(address, host);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const files = page.chunks.flatMap((chunk) => /^locales\/en\/(\w+)\.json$/.exec(chunk)?.[1] ?? []);
  expect([page.status, files.toSorted()]).toEqual([200, [...common, ...names].toSorted()]);
});
