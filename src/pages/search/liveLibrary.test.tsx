import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inRouter } from '#src/testing/inRouter.tsx';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { settings as site } from '#src/testing/renderAt.ts';
import { Library } from './Library.tsx';
import { fromAddress } from './question.ts';
import { hit } from './testing/sample.ts';

const now = Date.parse('2027-07-16T16:00:00Z');

/** The search in a page whose service answers each question with its words, and what it is asked for. */
const begin = async (search: Record<string, string> = {}) => {
  const asked: unknown[] = [];
  const service = { fails: false, isBusy: Promise.resolve(), holdsFrames: false };
  const fetch = async (_: string, init?: RequestInit) => {
    const { requests } = JSON.parse(String(init?.body));
    const [{ query, page }] = requests;
    asked.push(query);
    await service.isBusy;
    if (service.fails) return new Response('{}', { status: 500 });
    const nbHits = query === 'nobody' ? 0 : 1;
    const hits = page === 0 && nbHits > 0 ? [{ ...hit, title: `Of ${query}` }] : [];
    const one = {
      hits,
      nbHits,
      nbPages: 1,
      page,
      hitsPerPage: 20,
      query,
      params: '',
      index: 'x',
    };
    return Response.json({ results: requests.map(() => one) });
  };
  const clock = { now: () => now, drawnAt: now };
  const { page, went, goTo } = await inRouter(
    <Library
      lang="en"
      settings={{ ...site.search, artistSite: 'https://artists.example', isHosted: true }}
      question={fromAddress(search)}
    />,
    { fetch, clock, settings: site },
    'search',
  );
  const held: (() => void)[] = [];
  let unpainted = 0;
  const paint = (draw: () => void) => {
    unpainted += 1;
    setTimeout(() => {
      draw();
      // After what the frame has begun.
      setTimeout(() => (unpainted -= 1));
    });
  };
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
    service.holdsFrames ? held.push(draw) : paint(draw),
  );
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const { find, html, until } = await renderLive(page);
  onTestFinished(() => until(() => expect(unpainted).toBe(0)));
  const state = () => document.querySelector<HTMLElement>('[data-scope=search]')?.dataset['state'];
  return {
    asked,
    find,
    goTo,
    /** Paints what was held. */
    paintHeld: () => act(async () => held.splice(0).forEach(paint)),
    service,
    until,
    went,
    comesTo: (expected: string, words: string) =>
      until(() => expect([state(), textOf(html()).includes(words)]).toEqual([expected, true])),
    type: (text: string) =>
      act(async () => {
        // React hears only what differs from what it has drawn.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('input'), text);
        find('input').dispatchEvent(new Event('input', { bubbles: true }));
      }),
    links: () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  };
};

test('SRCH-10: a page without an answer asks its question; what is typed is asked and becomes the address', async () => {
  const { asked, comesTo, links, type, until, went } = await begin({ q: 'gala', city: 'Laval' });
  await comesTo('results', 'Of gala');
  expect(went()).toEqual([]);
  await type('nuit');
  await comesTo('results', 'Of nuit');
  await until(() => expect(went()).toHaveLength(1));
  expect(went()).toEqual([
    expect.objectContaining({ search: { q: 'nuit', city: 'Laval' }, replace: true, resetScroll: false }),
  ]);
  expect(links()).toContain('https://artists.example/en/search?q=nuit');
  expect(asked).toEqual(['gala', 'nuit']);
});

test('SRCH-13: another address is asked for, and its choices stay with the words that follow', async () => {
  const { asked, comesTo, goTo, type, until, went } = await begin({ q: 'gala' });
  await comesTo('results', 'Of gala');
  await act(async () => goTo('/en/search?q=nuit&city=Laval'));
  await comesTo('results', 'Of nuit');
  await type('nuits');
  await comesTo('results', 'Of nuits');
  await until(() => expect(went()).toHaveLength(1));
  expect([went()[0], asked]).toEqual([
    expect.objectContaining({ search: { q: 'nuits', city: 'Laval' } }),
    ['gala', 'nuit', 'nuits'],
  ]);
});

test('SRCH-13: who has gone on meanwhile stays there', async () => {
  const { comesTo, goTo, paintHeld, service, type, until, went } = await begin({ q: 'gala' });
  await comesTo('results', 'Of gala');
  service.holdsFrames = true;
  await type('nuit');
  await comesTo('results', 'Of nuit');
  await act(async () => goTo('/en/search?q=autre'));
  await comesTo('results', 'Of autre');
  service.holdsFrames = false;
  await paintHeld();
  await type('fin');
  await until(() => expect(went()).not.toEqual([]));
  expect(went()).toEqual([expect.objectContaining({ search: { q: 'fin' } })]);
});

test.each(['/en/shows?q=nuit', '/fr/search?q=nuit'])(
  'SRCH-10: a visitor who leaves for %s asks nothing more here',
  async (address) => {
    const { asked, comesTo, goTo } = await begin({ q: 'gala' });
    await comesTo('results', 'Of gala');
    await act(async () => goTo(address));
    expect(asked).toEqual(['gala']);
  },
);

test('SRCH-13: a choice is a step of its own, with the words that are in the box by then', async () => {
  const { comesTo, find, service, type, until, went } = await begin({ q: 'gala' });
  await comesTo('results', 'Of gala');
  const busy = Promise.withResolvers<void>();
  service.isBusy = busy.promise;
  await type('nuit');
  const [price] = [...document.querySelectorAll('input')].filter(({ name }) => name === 'min');
  if (price) price.value = '5';
  await act(async () => find('form', 1).querySelector('button')?.click());
  expect(went()).toEqual([expect.objectContaining({ search: { q: 'nuit', min: '5' }, resetScroll: false })]);
  expect(went()[0]).not.toHaveProperty('replace');
  busy.resolve();
  await until(() => expect(went()).toHaveLength(2));
});

test('SRCH-12: a service that fails leaves the last hits, and is asked again by a press; one that finds nothing says so', async () => {
  const { asked, comesTo, service, type, until, went } = await begin({ q: 'gala' });
  await comesTo('results', 'Of gala');
  service.fails = true;
  await type('nuit');
  await comesTo('failed', 'Of gala');
  service.fails = false;
  const [retry] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Try again',
  );
  await act(async () => retry?.click());
  await comesTo('results', 'Of nuit');
  await type('nobody');
  await comesTo('none', 'Nothing for “nobody”');
  await until(() => expect(went()).toHaveLength(2));
  expect([asked[0], new Set(asked.slice(1, -1)), asked.at(-1)]).toEqual([
    'gala',
    new Set(['nuit']),
    'nobody',
  ]);
});

test('SRCH-10: a page beyond the last one leads to that, and does not say that nothing was found', async () => {
  const { comesTo, links } = await begin({ q: 'gala', page: '3' });
  await comesTo('results', 'There is no page 3');
  expect(links()).toContain('/en/search?q=gala');
});
