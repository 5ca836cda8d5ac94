import { expect, test } from 'vitest';
import { MemberError } from './memberError.ts';
import { createDeviceSessionsClient } from './deviceSessions.ts';

const { signal } = new AbortController();
const session = {
  id: 's1',
  begun: '2027-06-15T12:00:00Z',
  lastUsed: '2027-06-16T12:00:00Z',
  browser: 'Firefox',
  system: null,
  isCurrent: true,
} as const;

/** A host that answers the same to all, and its calls. */
const open = (answer: unknown) => {
  const asked: object[] = [];
  const client = createDeviceSessionsClient((call) => {
    asked.push(call);
    return Promise.resolve(Response.json(answer));
  });
  return { client, asked };
};
const done = { data: {} };
const personal = { isPersonal: true, signal } as const;

test('HST-44: the sessions of a member are read for the member', async () => {
  const { client, asked } = open({ data: { items: [session] } });
  expect([await client.list(signal), asked]).toEqual([
    [session],
    [{ ...personal, method: 'GET', path: '/v1/me/sessions' }],
  ]);
});

test('HST-44: one session ends, or all others do; its id is one segment, whatever it holds', async () => {
  const { client, asked } = open(done);
  await client.end('a/b', signal);
  await client.endOthers(signal);
  expect(asked).toEqual([
    { ...personal, method: 'DELETE', path: '/v1/me/sessions/a%2Fb' },
    { ...personal, method: 'DELETE', path: '/v1/me/sessions' },
  ]);
});

test.each(['', '.', '..'])(
  'HST-44: no session has the id %j: nothing is asked, and none of them ends',
  async (id) => {
    const { client, asked } = open(done);
    await expect(client.end(id, signal)).rejects.toEqual(new MemberError('gone'));
    expect(asked).toEqual([]);
  },
);

test('HST-44: an answer that says nothing of it is no success', async () => {
  const { client } = open({});
  for (const work of [client.list(signal), client.end('s1', signal), client.endOthers(signal)])
    await expect(work).rejects.toMatchObject({ code: 'malformed' });
});
