import { describe, expect, test, vi } from 'vitest';
import type { MemberClient } from './member.ts';
import { json, silent, status, text } from '../testing/fakeHost.ts';
import { all, calls, clientOf, codeOf, picture } from '../testing/memberCalls.ts';

describe('what is sent', () => {
  test('no call is left out', () => {
    const { client } = clientOf(json({}));
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(client).toSorted());
  });

  test('RES-27: of credits the client asks only, in one call: none of its calls changes them', async () => {
    const sent = await Promise.all(
      all.map(async ({ ask, reaction }) => {
        const called = clientOf(reaction);
        await ask(called.client);
        return called.sent;
      }),
    );
    expect(
      sent
        .flat()
        .filter(({ path }) => path.includes('usercredits'))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual(['GET /v1/me/usercredits']);
  });

  test.each(all)('$name sends these headers, this body and nothing else', async (call) => {
    const { client, sent } = clientOf(call.reaction);
    await call.ask(client);
    expect(sent).toEqual([call.sends]);
  });

  test.each(all)('$name repeats no cookie for another host', async (call) => {
    const { client, sent } = clientOf(call.reaction, 'https://members.example');
    await call.ask(client);
    const { 'x-xsrf-token': _, ...headers } = call.sends.headers;
    expect(sent).toEqual([{ ...call.sends, headers }]);
  });

  test('RES-03: taking up again and liking again send the other value', async () => {
    const booked = clientOf(json({ data: { status: 'true' } }));
    const liked = clientOf(json({ data: { liked: true } }));
    expect([
      await booked.client.changeReservation('b1', true, 'k2'),
      booked.sent[0]?.body,
      await liked.client.changeWish('w1', true),
      liked.sent[0]?.body,
    ]).toEqual([true, { status: 'true' }, true, { liked: true }]);
  });
});

test('HST-47: what no page reads may be missing', async () => {
  const ids = { programmation: '7', edition: '2027', festival: '8' };
  const item = { uuid: 'b1', ...ids, status: 'true', enabled: true } as const;
  const credits = { used_nb_credit: 1, left_nb_credit: 2, nb_pass: 1 };
  expect([
    (await clientOf(json({ token: 'pending' })).client.initiate('ada', 'secret')).token,
    await clientOf(json({ items: [credits] })).client.credits(),
    (await clientOf(json({ data: { items: [item] } })).client.reservations()).map(({ uuid }) => uuid),
  ]).toEqual(['pending', { showsReserved: 1, creditLeft: 2, passes: 1, loaded: true }, ['b1']]);
});

describe('an id in a path', () => {
  const uses: [string, (client: MemberClient, id: string) => Promise<unknown>, string][] = [
    ['changeWish', (client, id) => client.changeWish(id, true), '/v1/me/programmationwishlist/ID'],
    [
      'changeReservation',
      (client, id) => client.changeReservation(id, true, 'k1'),
      '/v1/me/creditbooking/ID',
    ],
    ['admission', (client, id) => client.admission(id), '/v1/me/creditbooking/ID/barcode/rebuilt'],
  ];

  test.each(uses)('%s: it is one segment, whatever it holds', async (_, use, path) => {
    const { client, sent } = clientOf(status(404));
    await codeOf(use(client, '../a/b?c=d#e%f'));
    expect(sent.map((call) => call.path)).toEqual([path.replace('ID', '..%2Fa%2Fb%3Fc%3Dd%23e%25f')]);
  });

  test.each(uses)('%s: one that leads elsewhere names nothing, and is not asked for', async (_, use) => {
    const { client, sent } = clientOf(json({ data: { liked: true, status: 'true' } }));
    const codes = await Promise.all(['', '.', '..'].map((id) => codeOf(use(client, id))));
    expect([codes, sent]).toEqual([['gone', 'gone', 'gone'], []]);
  });
});

describe('what is read', () => {
  test.each(calls)('$name', async ({ ask, answer, reads }) => {
    expect(await ask(clientOf(json(answer)).client)).toEqual(reads);
  });

  test.each(calls)('$name: anything else is malformed', async ({ ask }) => {
    const answers = [json({}), json({ data: {}, items: 5 }), json(null), text('<html>')];
    const codes = await Promise.all(answers.map((answer) => codeOf(ask(clientOf(answer).client))));
    expect(codes).toEqual(answers.map(() => 'malformed'));
  });

  test('RES-25: what lets a member in is a PNG picture, and nothing that merely comes in its place', async () => {
    const picked = await clientOf(() => new Response(picture)).client.admission('b1');
    expect([await picked.text(), picked.type]).toEqual(['picture', 'image/png']);
    const vector = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    expect(await codeOf(clientOf(vector).client.admission('b1'))).toBe('malformed');
  });

  test('RES-09: who has no credits at all has none left; credits that cannot be read are not none', async () => {
    expect(await clientOf(json({ items: [] })).client.credits()).toEqual({
      showsReserved: 0,
      creditLeft: 0,
      passes: 0,
      loaded: true,
    });
    expect(await codeOf(clientOf(json({ items: [{ uuid: 'c1' }] })).client.credits())).toBe('malformed');
  });
});

test.each(all.filter(({ name }) => name !== 'signOut'))(
  'LDR-14: $name can be left while it waits',
  async ({ ask }) => {
    const reason = new Error('left');
    const controller = new AbortController();
    const outcome = ask(clientOf(silent).client, controller.signal).catch((error: unknown) => error);
    controller.abort(reason);
    expect(await outcome).toBe(reason);
  },
);

test('SES-13: the server is waited for at a logout for three seconds, and no longer', async () => {
  const late = new AbortController();
  const never = new AbortController();
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === 3_000 ? late : never).signal);
  const outcome = clientOf(silent)
    .client.signOut('access')
    .catch((error: unknown) => error);
  const asked = timeout.mock.calls.flat();
  timeout.mockRestore();
  late.abort(new DOMException('Too late', 'TimeoutError'));
  expect([asked, await outcome]).toEqual([[3_000, 10_000], expect.any(Error)]);
});
