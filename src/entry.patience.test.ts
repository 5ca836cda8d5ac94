import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { json, silent, status, type Reaction } from './api/testing/fakeHost.ts';
import { pagePatience } from './api/requestSettings.ts';
import { openRenderer } from './testing/renderAt.ts';

const list = json({ data: [], pagesize: 9, totalcount: 0, previous: null, next: null });
const menus = json({ main: [{ title: 'Menu', href: '/en/press' }], footer: [], secondary: [] });
const press = json({ entity_data: { type: 'page', id: '1', attributes: { title: 'Press' } } });
const home = json({ entity_data: { type: 'home', id: '1', attributes: { title: 'Laugh' } } });
const layout = { 'en/content/8/metadata': menus, 'en/content/8/sponsors': list };
const summary = json({
  days: [{ date: '2027-07-16', count: 1, first: [programmationOf('1')] }],
  total: 1,
  previous: null,
  next: null,
  left_out_english: 0,
});

const held = new Map<number, AbortController[]>();
beforeEach(() => {
  held.clear();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const deadline = new AbortController();
    held.set(milliseconds, [...(held.get(milliseconds) ?? []), deadline]);
    return deadline.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Deadlines end only here: those of so many milliseconds. */
const end = (milliseconds: number): void => {
  for (const deadline of held.get(milliseconds) ?? [])
    deadline.abort(new DOMException('late', 'TimeoutError'));
};

/** A page of somebody else's host: rendering begins at once. */
const begin = async (address: string, host: Record<string, Reaction>) => {
  const { render, asked } = await openRenderer(host, {}, undefined, true);
  return { asked, page: render(address) };
};

/** Answers once all of these have been asked, each answer with its own. */
const together = (reactions: Record<string, Reaction>): Record<string, Reaction> => {
  const waiting = new Set(Object.keys(reactions));
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  return Object.fromEntries(
    Object.entries(reactions).map(([path, reaction]) => [
      path,
      async (init, url) => {
        waiting.delete(path);
        if (waiting.size === 0) resolve();
        await allAsked;
        return reaction(init, url);
      },
    ]),
  );
};

test('HST-08: home asks for its page, its programme and its frame side by side', async () => {
  const { page } = await begin(
    '/en',
    together({
      ...layout,
      'en/router/': home,
      'en/content/8/calendar/day': list,
      'en/content/8/programmations': list,
      'en/content/8/calendar/facets': status(404),
      'en/content/8/passports': list,
      'en/content/8/videos': list,
    }),
  );
  expect(await page).toMatchObject({ kind: 'page', status: 200 });
});

test('HST-08: the calendar asks for the month of its address beside the present one', async () => {
  const months: (string | null)[] = [];
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>();
  const { page } = await begin('/en/calendar?month=2027-09', {
    ...layout,
    'en/content/8/calendar': async (init, url = '') => {
      months.push(new URL(url, 'https://site.example').searchParams.get('month'));
      if (months.length === 2) resolve();
      await bothAsked;
      return summary(init, url);
    },
    'en/content/8/calendar/facets': status(404),
  });
  expect(await page).toMatchObject({ kind: 'page', status: 200 });
  expect(months.toSorted()).toEqual(['2027-07', '2027-09']);
});

test('HST-08: the list of all the videos does not wait for the collections', async () => {
  const { page } = await begin(
    '/en/videos-ondemand',
    together({ ...layout, 'en/content/8/videos': list, 'api/taxonomy_term/youtube_video_collections': list }),
  );
  expect(await page).toMatchObject({ kind: 'page', status: 200 });
});

test.each(['metadata', 'sponsors'])(
  'HST-09: a page stands without its %s, and is kept five seconds',
  async (name) => {
    const { page, asked } = await begin('/en/press', {
      ...layout,
      'en/router/press': press,
      [`en/content/8/${name}`]: silent,
    });
    await expect.poll(() => asked).toContain(`en/content/8/${name}`);
    end(pagePatience.aside);
    const drawn = await page;
    expect(drawn).toMatchObject({
      status: 200,
      html: expect.stringContaining('Press'),
      expiresAt: Date.parse('2027-07-16T12:00:05Z'),
    });
  },
);

test('HST-08: a page that does not come in time is unavailable, and no longer waited for', async () => {
  const { page, asked } = await begin('/en/press', { ...layout, 'en/router/press': silent });
  await expect.poll(() => asked).toContain('en/router/press');
  end(pagePatience.page);
  expect(await page).toMatchObject({ kind: 'page', status: 503 });
});

test('HST-08: a source that hears of no deadline is left all the same', async () => {
  const { page, asked } = await begin('/en/calendar', {
    'en/content/8/calendar': () => new Promise(() => {}),
  });
  await expect.poll(() => asked).toContain('en/content/8/calendar');
  end(pagePatience.aside);
  end(pagePatience.page);
  expect(await page).toMatchObject({ kind: 'page', status: 503 });
});

test('HST-04: of somebody else’s host the renderer keeps nothing: the server’s cache does as the host says', async () => {
  const { render, asked } = await openRenderer({ ...layout, 'en/router/press': press }, {}, undefined, true);
  await render('/en/press');
  await render('/en/press');
  expect(asked.filter((path) => path === 'en/router/press')).toHaveLength(2);
  const own = await openRenderer({ ...layout, 'en/router/press': press });
  await own.render('/en/press');
  await own.render('/en/press');
  expect(own.asked.filter((path) => path === 'en/router/press')).toHaveLength(1);
});
