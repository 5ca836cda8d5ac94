import type { Page } from '@playwright/test';
import * as v from 'valibot';

const list = v.looseObject({ data: v.array(v.looseObject({ venue: v.looseObject({}) })) });
const datesAddress = /\/shows\/[^/]+\/programmations/;

/** A row's fullest contents, in turn: few seats, another date than announced, both; in a venue of two lines. */
const crowded = (json: unknown): unknown => {
  const { data, ...rest } = v.parse(list, json);
  const told = data.map((ticket, index) => ({
    ...ticket,
    venue: { ...ticket.venue, name: 'Théâtre du Petit Champlain de Toronto' },
    ...(index % 3 !== 1 && { capacity_seats: 100, taken_seats: 88 }),
    ...(index % 3 !== 0 && { state: 'rescheduled', previous_start: '2027-09-29T19:30-04:00' }),
  }));
  return { ...rest, data: told };
};

/** Dates with the fullest contents, until the real ones return. */
export const crowdRows = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(datesAddress, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: crowded(await response.json()) });
  });
  return () => page.unroute(datesAddress);
};
