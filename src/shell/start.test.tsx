import { act } from 'react';
import type * as reactDom from 'react-dom/client';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, offline, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { accessToken } from '#src/session/testing/fakeMemberServer.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderAt } from '#src/testing/renderAt.ts';

/** A page has no end of its own: the test's end takes what it has drawn out of it. */
const leaveAfterTest = <Drawn extends reactDom.Root>(root: Drawn): Drawn => {
  onTestFinished(async () => {
    await vi.dynamicImportSettled();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => root.unmount());
  });
  return root;
};
vi.mock('react-dom/client', async (importOriginal) => {
  const { createRoot, hydrateRoot, ...rest } = await importOriginal<typeof reactDom>();
  return {
    ...rest,
    createRoot: (...given: Parameters<typeof createRoot>) => leaveAfterTest(createRoot(...given)),
    hydrateRoot: (...given: Parameters<typeof hydrateRoot>) => leaveAfterTest(hydrateRoot(...given)),
  };
});
afterEach(() => vi.resetModules());

const pageOf = (title: string) =>
  json({
    entity_data: {
      type: 'page',
      id: title,
      attributes: { title, body: '<p><a href="/en/press">Press</a> <a href="/en/press#kit">Kit</a></p>' },
    },
  });
const host: Record<string, Reaction> = {
  'en/router/': pageOf('Here'),
  'en/router/press': pageOf('Press'),
  'en/content/8/metadata': json({ main: [], footer: [], secondary: [] }),
  'en/content/8/sponsors': json({ data: [], pagesize: 400, totalcount: 0, previous: null, next: null }),
  'en/content/8/live-shows': json({ live: [], upcoming: [] }),
};

/** A browser with the server's document of home, or of another page, before its scripts begin. */
const openDocument = async (
  answers = host,
  ofServer = answers,
  settings: Parameters<typeof renderAt>[2] = {},
  address = '/en',
) => {
  const page = await renderAt(address, ofServer, settings);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  openWindow();
  window.history.replaceState(null, '', address);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const name of ['CSS', 'CustomEvent', 'History', 'HTMLLinkElement', 'history', 'location'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('self', window);
  vi.stubGlobal('getComputedStyle', window.getComputedStyle.bind(window));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('scrollBy', () => {});
  document.elementFromPoint = () => null;
  document.documentElement.lang = page.lang;
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.html}</div><script type="application/json" id="state">${page.state}</script>`;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'https://festival.example').pathname.replace('/api/content/', '');
    asked.push(path);
    return (answers[path] ?? status(404))(init, url);
  });
  const faults: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
  const visits: unknown[] = [];
  document.addEventListener('chapiteau:visit', ({ detail }) => visits.push(detail));
  // It takes the window that there is as it loads.
  await import('#src/components/html/sanitise.client.ts');
  const { start } = await import('./start.tsx');
  return { asked, faults, visits, start: () => start(document), main: document.getElementById('main') };
};
const titles = () => [document.title, document.querySelector('h1')?.textContent];
const press = (href: string) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();

describe('the begin of a page', () => {
  test('LDR-01: lives in the document of the server, and asks nothing that came with it', async () => {
    const { asked, faults, main, start } = await openDocument();
    await start();
    await vi.waitFor(() => expect(asked).toContain('en/content/8/live-shows'));
    expect([
      titles(),
      document.getElementById('main') === main,
      document.documentElement.dataset['ready'],
    ]).toEqual([['Here | Chapiteau', 'Here'], true, '']);
    expect([faults, asked.filter((path) => !path.endsWith('live-shows'))]).toEqual([[], []]);
  });

  test('RTE-02: after a navigation the document is that of the page, which has the focus and is told as a visit', async () => {
    const { start, visits } = await openDocument();
    await start();
    press('/en/press');
    await vi.waitFor(() => expect(titles()).toEqual(['Press | Chapiteau', 'Press']));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect([
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      document.querySelectorAll('link[rel="alternate"][type]').length,
      visits,
    ]).toEqual([
      'https://fest.example/en/press',
      2,
      [
        { event: 'pageview', path: '/en', title: 'Here | Chapiteau' },
        { event: 'pageview', path: '/en/press', title: 'Press | Chapiteau' },
      ],
    ]);
  });

  test.each([
    ['on its way', '/en/press', (): void => document.querySelector('button')?.focus(), 'BUTTON'],
    ['to a part of the page', '/en/press#kit', (): void => {}, 'BODY'],
  ])(
    'RTE-02: a focus that the visitor has moved, or a link moves, %s, stays',
    async (_, href, move, where) => {
      const told = Promise.withResolvers<void>();
      const { asked, start, visits } = await openDocument({
        ...host,
        'en/router/press': async (...question) => {
          await told.promise;
          return pageOf('Press')(...question);
        },
      });
      await start();
      press(href);
      await vi.waitFor(() => expect(asked).toContain('en/router/press'));
      move();
      told.resolve();
      await vi.waitFor(() => expect(visits.length).toBe(2));
      expect([titles(), document.activeElement?.tagName]).toEqual([['Press | Chapiteau', 'Press'], where]);
    },
  );

  test.each([
    ['a theme', { css: ['https://themes.example/a.css'] }, 1],
    ['none', {}, 0],
  ])(
    'META-02: a page with %s, where the visitor comes to it, is loaded as a document of its own: %j, times: %i',
    async (_, theme, times) => {
      const entity = { type: 'page', id: 'press', attributes: { title: 'Press', body: '' } };
      const there = json({ entity_data: { ...entity, computed_page_theme: theme } });
      const answers = { ...host, 'en/router/press': there };
      const { start, visits } = await openDocument(answers, answers, { themeHosts: ['themes.example'] });
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
      await start();
      press('/en/press');
      await vi.waitFor(() => expect(visits).toHaveLength(2));
      expect(reload).toHaveBeenCalledTimes(times);
    },
  );

  test('RTE-29: a member who opens the login page is led on, and gets the other page drawn anew, without a fault', async () => {
    const { faults, main, start } = await openDocument(host, host, {}, '/en/login');
    const now = Date.parse('2027-07-16T12:00:00Z') / 1000;
    sessionStorage.setItem('token', accessToken({ iat: now, exp: now + 300 }));
    sessionStorage.setItem('refresh_token', 'refresh');
    await start();
    await vi.waitFor(() => expect(titles()).toEqual(['Here | Chapiteau', 'Here']));
    expect([location.pathname, history.length, document.getElementById('main') === main, faults]).toEqual([
      '/en',
      1,
      false,
      [],
    ]);
  });

  test('SES-11: a session that ends while the login page loads is told in a page drawn anew, without a fault', async () => {
    const { faults, main, start } = await openDocument(
      { ...host, '/api/member/v1/login_token_refresh': status(401) },
      host,
      {},
      '/en/login',
    );
    const now = Date.parse('2027-07-16T12:00:00Z') / 1000;
    sessionStorage.setItem('token', accessToken({ iat: now - 600, exp: now - 300 }));
    sessionStorage.setItem('refresh_token', 'refresh');
    await start();
    await vi.waitFor(() => expect(document.querySelector('main p[role="status"]')).not.toBeNull());
    const { pathname, search } = location;
    expect([pathname + search, document.getElementById('main') === main, faults]).toEqual([
      '/en/login?reason=expired',
      false,
      [],
    ]);
  });

  test('RTE-21: words that did not come are asked for again, and the page lives once they are there', async () => {
    let isAway = true;
    const answers: typeof host = {
      ...host,
      '/words/en.json': async (...question) =>
        (isAway ? offline : json({ 'page.home': 'Home' }))(...question),
    };
    const { asked, faults, main, start } = await openDocument(answers, answers, {
      words: { fr: null, en: '/words/en.json' },
    });
    const started = start();
    await vi.waitFor(() => expect(asked).toContain('/words/en.json'));
    isAway = false;
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(document.documentElement.dataset['ready']).toBe('');
    });
    await started;
    expect([document.getElementById('main') === main, faults]).toEqual([true, []]);
  });

  test('HST-69: what the page of the server lacks is asked for once it is drawn', async () => {
    const { asked, faults, start } = await openDocument(host, {
      ...host,
      'en/content/8/metadata': status(500),
    });
    await start();
    await vi.waitFor(() => expect(asked).toContain('en/content/8/metadata'));
    expect(faults).toEqual([]);
  });

  test('LDR-08: a page that the server could not make is drawn anew', async () => {
    const { main, start } = await openDocument(host, { ...host, 'en/router/': status(503) });
    const before = titles();
    await start();
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Here'));
    expect([before, document.getElementById('main') === main]).toEqual([
      ['Server Error | Chapiteau', 'Server Error'],
      false,
    ]);
  });

  test('LDR-08: a page that nobody can make lives as what it is', async () => {
    const { faults, start } = await openDocument({
      ...host,
      'en/router/': status(503, { 'retry-after': '7' }),
    });
    await start();
    await vi.waitFor(() => expect(document.documentElement.dataset['ready']).toBe(''));
    expect([titles(), faults]).toEqual([['Server Error | Chapiteau', 'Server Error'], []]);
  });

  test.each([
    ['/en/press', false],
    ['/en?preview=1', false],
    ['/en', true],
  ])(
    'LDR-01: a visitor who is elsewhere by then gets a page drawn anew: of a document of %s, at /en, the page stays: %s',
    async (address, stays) => {
      const { asked, faults, main, start } = await openDocument();
      const served = performance.mark(`https://festival.example${address}`);
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([served]);
      await start();
      await vi.waitFor(() => expect(asked).toContain('en/content/8/live-shows'));
      await vi.waitFor(() => expect(document.getElementById('main') === main).toBe(stays));
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['state', 'No state'],
    ['root', 'No element #root'],
  ])('LDR-11: a document without its #%s is none to begin from', async (id, message) => {
    const { start } = await openDocument();
    document.getElementById(id)?.remove();
    await expect(start()).rejects.toThrow(message);
  });
});
