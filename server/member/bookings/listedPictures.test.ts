import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { openMemberHost } from '../testing/memberHost.ts';
import { addMember, field, initiate, key } from '../testing/visitor.ts';

const email = 'camille@example.test';

test('PIC-03: a member’s list names the prepared picture of a show', async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  await fillTestProgramme(store);
  await store.write((db) =>
    db
      .updateTable('shows')
      .set({ poster: null, image_url: '/festival/nights.jpg' })
      .where('id', '=', 1)
      .execute(),
  );
  const names = new Map([['/festival/nights.jpg', '4b553dc28ac02d12afcaed2d-1200x750-d0cebb']]);
  const pictures = { nameOf: (address: string) => Promise.resolve(names.get(address) ?? null) };
  const host = await openMemberHost(store, createTestClock('2027-07-16T21:30:00Z'), {}, pictures);
  await addMember(store, email);
  const visitor = await host.visit();
  const body = { token: await initiate(visitor, email), code: host.codeTo(email), key };
  const token = field(await visitor.ask('POST', '/v1/login/verify', { body }), 'token');
  await visitor.ask('POST', '/v1/me/programmationwishlist', {
    token,
    body: { programmation: '7', edition: '2027', festival: '8' },
  });
  expect((await visitor.ask('GET', '/v1/me/programmationwishlists', { token })).body).toMatchObject({
    data: {
      items: [{ show: { image_url: '/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/1200.webp' } }],
    },
  });
});
