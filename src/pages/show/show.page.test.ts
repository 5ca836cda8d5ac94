import { expect, test } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { allParts, type Parts } from '#contract/settings/parts.ts';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const upsell = {
  passUrl: '/en/choose-your-pass',
  passText: '',
  ticketText: '',
  ticketUrl: null,
  useModal: true,
};
const page = json({ entity_data: { type: 'show', id: '12', attributes: { title: 'Nuits', upsell } } });
const dates = json({ data: [ticketOf('7/8')], pagesize: 50, totalcount: 1, previous: null, next: null });

const drawn = async (parts: Partial<Parts> = {}) => {
  const host = { 'en/router/nuits': page, 'en/content/8/shows/12/programmations': dates };
  const answered = await renderAt('/en/nuits', host, { parts: { ...allParts, ...parts } });
  if (answered.kind === 'redirect') throw new Error(`Led to ${answered.location}`);
  const main = partsOf(answered.html, 'main').join();
  const [box = ''] = partsOf(main, 'aside');
  return { main, text: textOf(main), box, opensPopup: box.includes('aria-haspopup="dialog"') };
};

test('FES-22: the box opens its popup where there are passes and credits, and offers passes where there are some', async () => {
  const offered = async (parts: Partial<Parts>) => {
    const { box, opensPopup } = await drawn(parts);
    return [opensPopup, textOf(box).includes('BUY PASS')];
  };
  expect([await offered({}), await offered({ credits: false }), await offered({ passes: false })]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('TKT-03: the seats of the server’s page are not told; the address of a date is one path of its own', async () => {
  const { main, text } = await drawn();
  expect([
    text.includes('seat left'),
    valuesOf(main, 'href').filter((href) => href.endsWith('.ics')),
  ]).toEqual([false, ['/api/content/en/content/8/programmations/7%2F8.ics']]);
});

test('SHW-15: where the dates fail, the server’s page says so, and not that there are none', async () => {
  const host = { 'en/router/nuits': page, 'en/content/8/shows/12/programmations': status(500) };
  const answered = await renderAt('/en/nuits', host);
  if (answered.kind === 'redirect') throw new Error(`Led to ${answered.location}`);
  const tickets = textOf(/<section id="buyTickets".*?<\/section>/s.exec(answered.html)?.[0] ?? '');
  expect(tickets).toBe('Dates and tickets The dates could not be loaded. Try again');
});
