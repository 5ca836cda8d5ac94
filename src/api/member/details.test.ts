import { describe, expect, test } from 'vitest';
import { createDetailsClient } from './details.ts';

const { signal } = new AbortController();

test('PRO-04: both passwords go as they were typed, with every sign of them', async () => {
  const sent: unknown[] = [];
  const client = createDetailsClient((call) => {
    sent.push(call);
    return Promise.resolve(Response.json({ data: {} }));
  });
  await client.changePassword(' old one ', ' new one ', signal);
  const body = { oldpassword: ' old one ', newpassword: ' new one ' };
  const path = '/v1/me/profile/password/update';
  expect(sent).toEqual([{ method: 'POST', path, isPersonal: true, signal, body }]);
});

test('PRO-02: a change goes to the version of the profile that it was made of, for the member; the answer has the next', async () => {
  const sent: unknown[] = [];
  const tags = ['"2"', '"3"', null];
  const client = createDetailsClient((call) => {
    sent.push(call);
    const tag = tags.shift();
    const headers = new Headers(tag ? { etag: tag } : {});
    return Promise.resolve(Response.json({ data: { uuid: 'm1' } }, { headers }));
  });
  const read = await client.read(signal);
  const saved = await client.save({ firstname: 'Jo' }, read.tag, signal);
  const untold = await client.save({ firstname: 'Al' }, null, signal);
  expect([read.tag, saved.tag, untold.tag]).toEqual(['"2"', '"3"', null]);
  const personal = { path: '/v1/me/profile', isPersonal: true, signal };
  expect(sent).toEqual([
    { ...personal, method: 'GET' },
    { ...personal, method: 'PATCH', body: { firstname: 'Jo' }, ifMatch: '"2"' },
    { ...personal, method: 'PATCH', body: { firstname: 'Al' } },
  ]);
});

describe('HST-47: what a host answers to a change', () => {
  const tremblay = { uuid: 'm1', firstname: 'Jo', lastname: 'Tremblay' };
  test.each<[string, () => Response, string[]]>([
    ['the profile', () => Response.json({ data: tremblay }), ['PATCH']],
    ['something else', () => Response.json({ status: 'ok' }), ['PATCH', 'GET']],
    ['nothing', () => new Response(null, { status: 204 }), ['PATCH', 'GET']],
  ])('HST-47: %s: the page has the profile after it', async (_, answer, asked) => {
    const methods: string[] = [];
    const headers = { etag: '"after"' };
    const client = createDetailsClient(({ method }) => {
      methods.push(method);
      return Promise.resolve(method === 'PATCH' ? answer() : Response.json({ data: tremblay }, { headers }));
    });
    const { fields, tag } = await client.save({ lastname: 'Tremblay' }, '"before"', signal);
    expect([fields, tag, methods]).toEqual([tremblay, asked.length === 1 ? null : '"after"', asked]);
  });
});
