import { expect, test } from 'vitest';
import { boxOffice } from '../shows/boxOffice.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { up } from './006-box-office.ts';

const upsell = (ticketUrl: string | undefined, useModal: boolean) => ({
  upsell: { ...(ticketUrl !== undefined && { ticketUrl }), useModal },
});

test('store: tickets of a sample festival at a host that does not exist are sold by the box office; no others are', async () => {
  const store = await openTestStore();
  await fillTestProgramme(store);
  const { db } = store;
  const nowhere = 'https://tickets.example/nights';
  const buttons = [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: '/en/choose-your-pass' }];
  const vip = { title: 'BUY VIP', url: `${nowhere}/vip` };
  const tell = (id: number, externalId: string, details: object) =>
    store.transact((at) =>
      at
        .updateTable('shows')
        .set({ external_id: externalId, details: JSON.stringify(details) })
        .where('id', '=', id)
        .execute(),
    );
  const [first, second] = await db.selectFrom('shows').select('id').orderBy('id').execute();
  await tell(first?.id ?? 0, 'sample:1', { ...upsell(nowhere, true), buttons: [...buttons, vip] });
  await tell(second?.id ?? 0, 'sample:2', upsell(nowhere, false));
  await store.transact(async (at) => {
    await at.updateTable('programmations').set({ external_id: 'sample:7' }).where('id', '=', 7).execute();
    await up(at);
  });
  const told = await db
    .selectFrom('shows')
    .select('details')
    .where('external_id', 'like', 'sample:%')
    .orderBy('id')
    .execute();
  expect(told.map(({ details }) => JSON.parse(details))).toEqual([
    { ...upsell(boxOffice, true), buttons: [...buttons, { title: 'BUY VIP' }] },
    upsell(undefined, false),
  ]);
  const dates = await db.selectFrom('programmations').select(['id', 'ticket_url']).orderBy('id').execute();
  expect(dates.filter(({ ticket_url: url }) => url === boxOffice).map(({ id }) => id)).toEqual([7]);
  expect(dates.length).toBeGreaterThan(1);
  await store.close();
});
