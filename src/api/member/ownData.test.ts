import { expect, test } from 'vitest';
import { createOwnDataClient } from './ownData.ts';

const { signal } = new AbortController();
const answering = (body: string, headers: Record<string, string> = {}) => {
  const asked: unknown[] = [];
  const client = createOwnDataClient((call) => {
    asked.push({ ...call, signal: undefined });
    return Promise.resolve(
      new Response(body, { headers: { 'content-type': 'application/json', ...headers } }),
    );
  });
  return { client, asked };
};

test('an export is a file by the server’s name, readable, and nothing of it is changed', async () => {
  const whole = { format: 'chapiteau-member', version: 1, profile: { firstname: 'Zoë' }, more: [null] };
  const { client } = answering(JSON.stringify(whole), {
    'content-disposition': 'attachment; filename="my-data-2027-07-16.json"',
  });
  const { name, data } = await client.exportFile(signal);
  const text = await data.text();
  expect([name, data.type, JSON.parse(text), text.split('\n').length]).toEqual([
    'my-data-2027-07-16.json',
    'application/json',
    whole,
    10,
  ]);
});

test('an export without a name, or with one that leads elsewhere, has ours; what is none is refused', async () => {
  const { client } = answering('{"format":"x"}', { 'content-disposition': 'attachment; filename="../x"' });
  expect((await client.exportFile(signal)).name).toBe('my-data.json');
  for (const body of ['<p>Hello', '{"data":{}}', '{"form'])
    await expect(answering(body).client.exportFile(signal)).rejects.toMatchObject({ code: 'malformed' });
});

test('a change of credits that cannot be read is left out', async () => {
  const good = { change: 'reserved', at: null, credits: -1, show: null };
  const { client } = answering(
    JSON.stringify({ data: { items: [good, { change: 'stolen' }], hasMore: true } }),
  );
  expect(await client.history(signal)).toEqual({ items: [good], hasMore: true });
});

test('each call goes for the member', async () => {
  const reading = answering('{"data":{"subscribed":false}}');
  expect(await reading.client.newsletter(signal)).toBe(false);
  const looking = answering('{"data":{"items":[],"hasMore":false}}');
  await looking.client.history(signal);
  const saving = answering('{"format":"x"}');
  await saving.client.exportFile(signal);
  const personal = { method: 'GET', isPersonal: true };
  expect([...reading.asked, ...looking.asked, ...saving.asked]).toEqual([
    { ...personal, path: '/v1/me/newsletter' },
    { ...personal, path: '/v1/me/credits/history' },
    { ...personal, path: '/v1/me/export' },
  ]);
});

test('the password and the choice go as the server wants them', async () => {
  const deleting = answering('{"data":{"cancelled":2}}');
  await deleting.client.deleteAccount('a password', signal);
  const choosing = answering('{"data":{"subscribed":true}}');
  expect(await choosing.client.chooseNewsletter({ subscribed: true, lang: 'fr' }, signal)).toBe(true);
  expect([...deleting.asked, ...choosing.asked]).toEqual([
    { method: 'POST', path: '/v1/me/delete', isPersonal: true, body: { password: 'a password' } },
    { method: 'PUT', path: '/v1/me/newsletter', isPersonal: true, body: { subscribed: true, lang: 'fr' } },
  ]);
});
