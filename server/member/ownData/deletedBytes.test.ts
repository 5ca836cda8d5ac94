import { expect, test } from 'vitest';
import { filesThatHold } from '#server/testing/filesThatHold.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { addMember, initiate, openVisitor, password, readOutbox, signIn } from '../testing/visitor.ts';
import { deleteMember } from './deleteAccount.ts';

const email = 'zoe.parker@example.test';
const names = { firstname: 'Zoé-Ægir', lastname: 'Łukasiewicz' };
/** As bytes: in UTF-8, and in the encoding of mails. */
const words = [email, 'zoe.parker', names.firstname, names.lastname, 'Zo=C3=A9', '=C5=81uka'];
const others = ['sam@example.test', 'not-zoe@example.test', 'zoe@example.test'];
const gala = { programmation: '7', edition: '2027', festival: '8', status: 'true' };

/** A site where one of several members has left traces everywhere. */
const start = async () => {
  const site = await startOwnApp();
  const { store } = site;
  const visitor = await openVisitor(site.app);
  const row = await addMember(store, email);
  for (const other of others) await addMember(store, other);
  const { token } = await signIn(visitor, store.dataDirectory, email);
  const other = await signIn(visitor, store.dataDirectory, 'sam@example.test');
  const ask = (method: string, path: string, body: object, bearer = token) =>
    visitor.ask(method, path, { token: bearer, body });
  const done = [
    await ask('PATCH', '/v1/me/profile', names),
    await ask('POST', '/v1/me/creditbooking', gala),
    await ask('POST', '/v1/me/creditbooking', gala, other.token),
    await ask('POST', '/v1/me/programmationwishlist', { ...gala, liked: true }),
    await ask('PUT', '/v1/me/newsletter', { subscribed: true }),
    await ask('PUT', '/v1/me/newsletter', { subscribed: true }, other.token),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 201, 201, 201, 200, 200]);
  await initiate(visitor, email);
  await site.posted();
  return { site, store, row, remove: () => ask('POST', '/v1/me/delete', { password }) };
};
type Started = Awaited<ReturnType<typeof start>>;

const holding = ({ store }: Started, sought = words) => filesThatHold(store.dataDirectory, sought);
test('what a deleted member was called stands in no byte of the database’s files, of the outbox or of the log', async () => {
  const running = await start();
  const { site, store, remove } = running;
  const ofSam = readOutbox(store.dataDirectory).filter(({ name }) => name.endsWith('-sam@example.test.eml'));
  expect(holding(running).length).toBeGreaterThan(2);
  expect((await remove()).status).toBe(200);
  await site.posted();
  await expect.poll(() => readOutbox(store.dataDirectory)).toEqual(ofSam);
  expect(ofSam.length).toBeGreaterThan(0);
  expect(holding(running)).toEqual([]);
  const logged = JSON.stringify(site.logged);
  expect(words.filter((word) => logged.includes(word))).toEqual([]);
  const members = await store.db.selectFrom('members').select('email').orderBy('id').execute();
  expect(members.map((member) => member.email)).toEqual(others);
  expect(holding(running, ['sam@example.test'])).toContain('chapiteau.sqlite');
});

test('control: a deletion alone leaves the name and the address in files of the database, and in the outbox', async () => {
  const running = await start();
  await running.store.transact((db) => deleteMember(db, running.row, 0));
  expect(holding(running)).toEqual(
    expect.arrayContaining([
      'chapiteau.sqlite-wal',
      expect.stringMatching(/-zoe\.parker@example\.test\.eml$/),
    ]),
  );
});
