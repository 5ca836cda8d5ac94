import { describe, expect, test } from 'vitest';
import { enginesOfThen, fillBasics } from '../testing/migrateRows.ts';

const nowhere = 'https://tickets.example/nights';
const elsewhere = 'https://tickets.test/nights';
const boxOffice = 'box-office:';
const buttons = [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: '/en/choose-your-pass' }];
const vip = { title: 'BUY VIP', url: `${nowhere}/vip` };
const box = { title: 'BUY BOX', url: `${nowhere}/box` };

const shows = [
  {
    id: 11,
    external_id: 'sample:1',
    asks: { ticketUrl: nowhere, useModal: true },
    buttons: [...buttons, vip, box],
  },
  { id: 12, external_id: 'sample:2', asks: { ticketUrl: nowhere, useModal: false }, buttons },
  { id: 13, external_id: 'sample:3', asks: { ticketUrl: elsewhere, useModal: true }, buttons },
  { id: 14, external_id: 'other:1', asks: { ticketUrl: nowhere, useModal: true }, buttons: [vip] },
];
const dates = [
  { id: 21, external_id: 'sample:1', ticket_url: nowhere },
  { id: 22, external_id: 'sample:2', ticket_url: elsewhere },
  { id: 23, external_id: 'other:1', ticket_url: nowhere },
  { id: 24, external_id: 'sample:3', ticket_url: null },
];

describe.each(enginesOfThen)('006 on $name', ({ migrateRows, isHere }) => {
  test.runIf(isHere)(
    'store: tickets of a sample festival at a host that does not exist are sold by the box office; no others are',
    async () => {
      const { told, sold } = await migrateRows('006-box-office', {
        fill: async (db) => {
          await fillBasics(db);
          const show = { kind: 'venue', language: 'fr' };
          await db
            .insertInto('shows')
            .values(
              shows.map(({ asks, buttons: own, ...row }) => ({
                ...show,
                ...row,
                details: JSON.stringify({ upsell: asks, buttons: own }),
              })),
            )
            .execute();
          const date = { show_id: 11, starts_at: 1, timezone: 'Etc/UTC' };
          await db
            .insertInto('programmations')
            .values(dates.map((row) => ({ ...date, ...row })))
            .execute();
        },
        read: async (db) => ({
          told: await db.selectFrom('shows').select('details').where('id', '>', 10).orderBy('id').execute(),
          sold: await db
            .selectFrom('programmations')
            .select(['id', 'ticket_url'])
            .where('id', '>', 20)
            .orderBy('id')
            .execute(),
        }),
      });
      expect(told.map(({ details }): unknown => JSON.parse(String(details)))).toEqual([
        {
          upsell: { ticketUrl: boxOffice, useModal: true },
          buttons: [...buttons, { title: 'BUY VIP' }, { title: 'BUY BOX' }],
        },
        { upsell: { useModal: false }, buttons },
        { upsell: { ticketUrl: elsewhere, useModal: true }, buttons },
        { upsell: { ticketUrl: nowhere, useModal: true }, buttons: [vip] },
      ]);
      expect(sold).toEqual([
        { id: 21, ticket_url: boxOffice },
        { id: 22, ticket_url: elsewhere },
        { id: 23, ticket_url: nowhere },
        { id: 24, ticket_url: null },
      ]);
    },
  );
});
