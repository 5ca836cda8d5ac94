import { expect, test } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const start = Date.parse('2027-07-16T23:30:00Z');
const end = '2027-07-17T01:00:00Z';
const ticket = ticketOf('1');
const page = json({
  entity_data: {
    type: 'box_office',
    id: '1',
    attributes: { title: 'Nuits', image_url: null, ticket: { ...ticket, date: { ...ticket.date, end } } },
  },
});

test.each([
  ['before it begins', start - 1, start],
  ['while it is on', start, Date.parse(end)],
  ['after its end', Date.parse(end), null],
])('RES-15: the page of a date %s is kept until the next change of its sale', async (_, now, ends) => {
  const answer = await renderAt('/en/box', { 'en/router/box': page }, {}, new Date(now).toISOString());
  expect(answer.kind === 'page' && answer.expiresAt).toBe(ends);
});

test('LDR-07: a date that cannot be read is not found', async () => {
  const unread = json({ entity_data: { type: 'box_office', id: '1', attributes: { title: 'Nuits' } } });
  expect(await renderAt('/en/box', { 'en/router/box': unread })).toMatchObject({ status: 404 });
});

test.each([
  ['en', 'Box office: Nuits | Chapiteau'],
  ['fr', 'Billetterie : Nuits | Chapiteau'],
])('META-01: the page of a date is called one of the box office (%s)', async (lang, title) => {
  const answer = await renderAt(`/${lang}/box`, { [`${lang}/router/box`]: page });
  expect(answer.kind === 'page' && textOf(partsOf(answer.head, 'title').join())).toBe(title);
});
