import { expect, test } from 'vitest';
import { createDetailsClient } from './details.ts';

test('PRO-04: both passwords go as they were typed, with every sign of them', async () => {
  const sent: unknown[] = [];
  const client = createDetailsClient(({ method, path, body }) => {
    sent.push([method, path, body]);
    return Promise.resolve(Response.json({ data: {} }));
  });
  await client.changePassword(' old one ', ' new one ', new AbortController().signal);
  const body = { oldpassword: ' old one ', newpassword: ' new one ' };
  expect(sent).toEqual([['POST', '/v1/me/profile/password/update', body]]);
});
