import { expect, onTestFinished, test, vi } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { BoxOfficeScreen } from './BoxOfficeScreen.tsx';

const start = Date.parse('2027-07-16T23:30:00Z');
const draw = (lang: 'en' | 'fr', facts: Partial<Ticket> = {}, now = start - 1): string => {
  const ticket = ticketOf('1', facts);
  const show = { ...ticket.show, url: `/${lang}/shows/nights` };
  return renderScreen(
    <BoxOfficeScreen lang={lang} title="Nuits" image_url={null} ticket={{ ...ticket, show }} now={now} />,
    { lang },
  );
};

test.each([
  [
    'en',
    'The box office would be here',
    'Nuits When Friday, July 16, 2027, 7:30 pm Montréal time Where Théâtre du Coin, Montréal Price $25 – $48.50',
    'Back to the show',
  ],
  [
    'fr',
    'Ici, il y aurait la billetterie',
    'Nuits Quand vendredi 16 juillet 2027, 19:30 heure de Montréal Où Théâtre du Coin, Montréal Prix 25 $ – 48,50 $',
    'Retour au spectacle',
  ],
] as const)(
  'TKT-03: it says that it is none, what it would sell, and leads back (%s)',
  (lang, title, facts, back) => {
    const html = draw(lang);
    expect([partsOf(html, 'h1').map(textOf), partsOf(html, 'section').map(textOf)]).toEqual([
      [title],
      [facts],
    ]);
    expect(textOf(html).endsWith(back)).toBe(true);
    expect(html.match(/<a [^>]*href="[^"]*"/g)?.map((link) => link.replace(/^.*(?=href)/, ''))).toEqual([
      `href="/${lang}"`,
      `href="/${lang}/shows/nights"`,
      `href="/${lang}/shows/nights"`,
    ]);
  },
);

test.each([
  ['RES-15', 'en', {}, start, 'This date has already begun: there would be nothing left to buy.'],
  ['RES-15', 'fr', {}, start, 'Cette représentation a déjà commencé : il n’y aurait plus rien à acheter.'],
  ['TKT-02', 'en', { status: 'SOLD_OUT' }, start - 1, 'This date is sold out.'],
  ['TKT-02', 'fr', { status: 'SOLD_OUT' }, start - 1, 'Cette représentation affiche complet.'],
  [
    'RES-16',
    'en',
    { state: 'cancelled' },
    start - 1,
    'This date is cancelled: there would be nothing to buy.',
  ],
  [
    'RES-16',
    'fr',
    { state: 'cancelled' },
    start - 1,
    'Cette représentation est annulée : il n’y aurait rien à acheter.',
  ],
  [
    'RES-16',
    'en',
    { state: 'postponed' },
    start - 1,
    'This date is postponed, and nobody knows the new one yet.',
  ],
  [
    'RES-16',
    'fr',
    { state: 'postponed' },
    start - 1,
    'Cette représentation est reportée, et sa nouvelle date n’est pas encore connue.',
  ],
  ['TKT-03', 'en', { sale: false }, start - 1, 'Tickets for this date are not on sale.'],
  ['TKT-03', 'fr', { sale: false }, start - 1, 'Les billets de cette représentation ne sont pas en vente.'],
] as const)('%s: what is not sold says so (%s, %o)', (_, lang, facts, now, says) => {
  expect(textOf(draw(lang, facts, now)).replaceAll('\u00a0', ' ')).toContain(says);
});

test('TKT-01: an online date without a price has neither venue nor price', () => {
  const facts = { venue: null, location: '', price: { min: null, max: null } };
  expect(textOf(draw('en', facts))).toMatch(/ Where Online Back to the show$/);
});

test('TKT-07: a date online is told by the clock of whoever looks, with its own beside it', async () => {
  const spy = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Paris');
  onTestFinished(() => spy.mockRestore());
  const show = { ...ticketOf('1').show, url: '/en/shows/nights', categories: ['Online'] };
  const online = { ...ticketOf('1', { venue: null, location: '' }), show };
  const { find } = await renderLive(
    <BoxOfficeScreen lang="en" title="Nuits" image_url={null} ticket={online} now={start - 1} />,
  );
  expect([find('time').textContent, find('small').textContent]).toEqual([
    'Saturday, July 17, 2027, 1:30 am',
    expect.stringContaining('Fri'),
  ]);
});

test('CAL-35: a date without an hour tells its day, and no clock', () => {
  const date = { ...ticketOf('1').date, start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
  const html = draw('en', { showstartdate: date.start, date });
  expect([partsOf(html, 'dd').map(textOf)[0], html.includes('<small')]).toEqual([
    'Friday, July 16, 2027',
    false,
  ]);
});

test('TKT-01: the date is one for machines, and the picture, if there is one, is loaded at once', () => {
  const ticket = ticketOf('1');
  const sold = { ...ticket, show: { ...ticket.show, url: '/en/shows/nights' } };
  const pictures = (image: string | null) =>
    attributesOf(
      renderScreen(
        <BoxOfficeScreen lang="en" title="Nuits" image_url={image} ticket={sold} now={start - 1} />,
      ),
      'img',
    ).map(({ src, loading }) => [src, loading]);
  expect([attributesOf(draw('en'), 'time'), pictures('/nuits.avif'), pictures(null)]).toEqual([
    [{ dateTime: '2027-07-16T23:30:00Z' }],
    [['/nuits.avif', 'eager']],
    [],
  ]);
});
