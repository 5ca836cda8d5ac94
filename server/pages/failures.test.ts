import { describe, expect, onTestFinished, test } from 'vitest';
import { listenHere } from '../testing/listenHere.ts';
import { startSite } from '../testing/startSite.ts';

type Health = 'well' | 'failing' | 'closing' | 'speaking HTML';
const emptyList = { data: [], pagesize: 400, totalcount: 0, previous: null, next: null };
const noMenus = { main: [], footer: [], secondary: [] };

/** An external content host without content, which may fail. */
const startHost = async () => {
  const host: { health: Health; calls: number; months: number } = { health: 'failing', calls: 0, months: 0 };
  const origin = await listenHere(({ url = '', socket }, response) => {
    host.calls += 1;
    // The whole programme is read in the background, with other questions.
    if (url.includes('/programmations?from=')) host.months += 1;
    if (host.health === 'closing') {
      socket.destroy();
      return;
    }
    if (host.health === 'speaking HTML') {
      response.end('<!doctype html><h1>Bonjour</h1>');
      return;
    }
    const status = host.health === 'failing' ? 500 : url.includes('/router') ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url.includes('metadata') ? noMenus : emptyList));
  });
  return { host, url: `${origin}/cms` };
};

const startSiteOnHost = async () => {
  const { host, url } = await startHost();
  const site = await startSite('nothing', { CONTENT_API_URL: url });
  onTestFinished(site.close);
  const ask = async (path: string) => {
    const { status, headers } = await site.ask(path);
    return { status, kept: headers.get('cache-control') !== 'no-store', waits: headers.has('retry-after') };
  };
  /** The log lines of an event since the last look. */
  const told = (event = 'page.failed') =>
    site.logged.splice(0).filter((line) => JSON.stringify(line).includes(`"event":"${event}"`));
  return { host, ask, told };
};

const ills: readonly Health[] = ['failing', 'closing', 'speaking HTML'];
const unavailable = { status: 503, kept: false, waits: true };
const drawn = { status: 200, kept: true, waits: false };

describe.each(['/fr', '/fr/calendrier?month=2027-07', '/en/calendar?mode=day&day=2027-07-16'])(
  'ERR-02: a page that cannot be made (%s)',
  (path) => {
    test.each(ills)(
      '%s: the log says why, once; it is not kept, and the next request asks again',
      async (health) => {
        const { host, ask, told } = await startSiteOnHost();
        host.health = health;
        const line = expect.objectContaining({
          level: 'warn',
          event: 'page.failed',
          path: path.replace(/\?.*/, ''),
          reason: expect.stringContaining('ContentError: Content: unavailable'),
        });
        expect([await ask(path), told()]).toEqual([unavailable, [line]]);
        const { calls } = host;
        expect([await ask(path), told()]).toEqual([unavailable, [line]]);
        expect(host.calls).toBeGreaterThan(calls);
        host.health = 'well';
        expect([await ask(path), told()]).toEqual([drawn, []]);
      },
    );

    test('one that was made stays while the host fails', async () => {
      const { host, ask, told } = await startSiteOnHost();
      host.health = 'well';
      expect(await ask(path)).toEqual(drawn);
      host.health = 'failing';
      expect([await ask(path), told()]).toEqual([drawn, []]);
    });
  },
);

describe.each(['', '/facets'])('CAL-48: a month of the calendar%s that cannot be read', (path) => {
  const month = `/api/content/fr/content/8/calendar${path}?month=2027-07`;
  test.each(ills)(
    '%s: the log says why, once; it is not kept, and the next request asks again',
    async (health) => {
      const { host, ask, told } = await startSiteOnHost();
      host.health = health;
      const lines = [
        expect.objectContaining({
          level: 'error',
          month: '2027-07',
          reason: expect.stringMatching(/host|fetch/),
        }),
      ];
      const why = () => told('calendar.month.unread');
      expect([await ask(month), why()]).toEqual([unavailable, lines]);
      expect([await ask(month), why(), host.months]).toEqual([unavailable, lines, 2]);
      host.health = 'well';
      expect([await ask(month), why(), host.months]).toEqual([drawn, [], 3]);
      // An earlier answer stays, even if the host fails.
      host.health = health;
      expect([await ask(month), why(), host.months]).toEqual([drawn, [], 3]);
    },
  );
});
