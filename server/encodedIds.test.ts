import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { deviceSession } from '#contract/wire/member/deviceSession.ts';
import { contentResources } from './content/resources.ts';
import { memberResources } from './member/resources.ts';
import { addMember, openVisitor, refusal, signIn } from './member/testing/visitor.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

/** Percent-encoded signs with a meaning in addresses: they name nothing, least of all the id before them. */
const signs = [
  '%2F',
  '%3F',
  '%23',
  '%2F..%2F',
  '%3Fx=1',
  '%252F',
  '%00',
  '%25',
  '%E0%A4',
  ';',
  '%2Fprogrammations',
];
const around = (id: string): string[] => signs.flatMap((sign) => [`${id}${sign}`, `${sign}${id}`]);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('content', () => {
  const paths = contentResources.map(({ path }) => path).filter((path) => path.includes('{id}'));
  const at = (path: string, id: string): string =>
    `/api/content${path.replace('{lang}', 'fr').replace('{siteId}', '8').replace('{id}', id)}`;
  const ask = async (address: string): Promise<unknown> => {
    const answer = await site.app.hono.request(address);
    return [answer.status, answer.status === 200 ? null : await answer.json()];
  };
  /** An existing show and programmation. */
  const known: Record<string, string> = {
    '/{lang}/content/{siteId}/shows/{id}/programmations': '1',
    '/{lang}/content/{siteId}/programmations/{id}.ics': '7',
  };

  test.each(paths)('errors: in %s an id with an encoded sign is a 404', async (path) => {
    const id = known[path] ?? '';
    for (const wrong of around(id))
      expect([wrong, await ask(at(path, wrong))]).toEqual([
        wrong,
        [404, { error: { code: 'not-found', message: expect.stringMatching(/^(Nothing has|There is no)/) } }],
      ]);
    // The control: the bare id works.
    expect(await ask(at(path, id))).toEqual([200, null]);
  });
});

describe('members', () => {
  const ids = { programmation: '7', edition: '2027', festival: '8' };
  const made = v.object({ data: v.object({ uuid: v.string() }) });
  const sessions = v.object({ data: v.object({ items: v.array(deviceSession) }) });
  const credits = v.object({ items: v.tuple([v.object({ uuid: v.string() })]) });
  const own = memberResources
    .filter(({ path }) => path.includes('{id}'))
    .map(({ method, path }, index) => ({ method, path, email: `member-${index}@example.test` }));
  const bodies: Record<string, object> = { PATCH: { liked: false, status: 'false' } };

  /** A member with one of everything: the ids by their kinds. */
  const join = async (email: string) => {
    const visitor = await openVisitor(site.app);
    await addMember(site.store, email);
    await signIn(visitor, site.store.dataDirectory, email);
    const { token } = await signIn(visitor, site.store.dataDirectory, email);
    const ask = (method: string, path: string, body?: object) => visitor.ask(method, path, { token, body });
    const booked = await ask('POST', '/v1/me/creditbooking', { ...ids, status: 'true', enabled: true });
    const wished = await ask('POST', '/v1/me/programmationwishlist', ids);
    const given = await ask('GET', '/v1/me/usercredits');
    const begun = v.parse(sessions, (await ask('GET', '/v1/me/sessions')).body).data.items;
    const known: Record<string, string> = {
      creditbooking: v.parse(made, booked.body).data.uuid,
      programmationwishlist: v.parse(made, wished.body).data.uuid,
      usercredits: v.parse(credits, given.body).items[0].uuid,
      sessions: begun.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    };
    const everything = async () => {
      const lists = ['creditbookings', 'programmationwishlists', 'usercredits', 'sessions'];
      const answers = await Promise.all(lists.map((list) => ask('GET', `/v1/me/${list}`)));
      return answers.map(({ body }) => body);
    };
    return { ask, known, everything };
  };

  test.each(own)(
    'errors: an id with an encoded sign is a 404 ($method $path)',
    async ({ method, path, email }) => {
      const { ask, known, everything } = await join(email);
      const [, name = ''] = /^\/v1\/me\/(\w+)\//.exec(path) ?? [];
      const id = known[name] ?? '';
      const before = await everything();
      for (const wrong of around(id))
        expect([wrong, refusal(await ask(method, path.replace('{id}', wrong), bodies[method]))]).toEqual([
          wrong,
          '404 not-found',
        ]);
      expect(await everything()).toEqual(before);
      // The control: the bare id works.
      expect(refusal(await ask(method, path.replace('{id}', id), bodies[method]))).toBe('200');
    },
  );
});
