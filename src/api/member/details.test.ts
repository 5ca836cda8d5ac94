import { describe, expect, test } from 'vitest';
import { createDetailsClient } from './details.ts';

const { signal } = new AbortController();

test('PRO-04: both passwords go as they were typed, with every sign of them', async () => {
  const sent: unknown[] = [];
  const client = createDetailsClient(({ method, path, body }) => {
    sent.push([method, path, body]);
    return Promise.resolve(Response.json({ data: {} }));
  });
  await client.changePassword(' old one ', ' new one ', signal);
  const body = { oldpassword: ' old one ', newpassword: ' new one ' };
  expect(sent).toEqual([['POST', '/v1/me/profile/password/update', body]]);
});

describe('HST-47: what a host answers to a change', () => {
  const tremblay = { uuid: 'm1', firstname: 'Jo', lastname: 'Tremblay' };
  test.each<[string, () => Response, string[]]>([
    ['the profile', () => Response.json({ data: tremblay }), ['PATCH']],
    ['something else', () => Response.json({ status: 'ok' }), ['PATCH', 'GET']],
    ['nothing', () => new Response(null, { status: 204 }), ['PATCH', 'GET']],
  ])('HST-47: %s: the page has the profile after it', async (_, answer, asked) => {
    const methods: string[] = [];
    const client = createDetailsClient(({ method }) => {
      methods.push(method);
      return Promise.resolve(method === 'PATCH' ? answer() : Response.json({ data: tremblay }));
    });
    const { fields } = await client.save({ lastname: 'Tremblay' }, null, signal);
    expect([fields, methods]).toEqual([tremblay, asked]);
  });
});
