import { expect, test } from 'vitest';
import { findDates } from './documentDates.ts';
import { createForeign } from './foreignPrices.ts';
import { createDateReader, isRejection } from './readDate.ts';

/** The reason to refuse a file; '' without one. */
const refusalOf = async (document: unknown): Promise<string> => {
  const told = findDates(document);
  const zones = { override: null, fallback: 'America/Toronto' };
  const read = await createDateReader(told, { zones, language: null, currency: 'CAD' });
  const foreign = createForeign('CAD');
  for (const one of told.dates) {
    const date = read(one);
    if (!isRejection(date)) foreign.add(date);
  }
  try {
    foreign.refuse();
    return '';
  } catch (caught) {
    return String(caught);
  }
};
const dates = [1, 2, 3].map((day) => ({ '@type': 'Event', startDate: `2027-03-0${day}` }));
const shared = { '@id': '#evening', price: '5 €' };
const series = (more: object) => ({ '@type': 'EventSeries', name: 'Gala', subEvent: dates, ...more });

test.each([
  [
    'an offer that several dates share is one',
    series({ offers: { price: 9, priceCurrency: 'EUR' } }),
    '1 in EUR',
  ],
  [
    'each currency is told with its number',
    series({ offers: [{ price: '9 €' }, { price: 8, priceCurrency: 'USD' }, { price: '7 €' }] }),
    '2 in EUR, 1 in USD',
  ],
  [
    'those of a date count beside the ones that it shares',
    series({
      offers: [{ price: '9 €' }],
      subEvent: [
        dates[0],
        { ...dates[1], offers: [shared, { price: '7 €' }] },
        { ...dates[2], offers: [shared, { price: 8, priceCurrency: 'USD' }] },
      ],
    }),
    '3 in EUR, 1 in USD',
  ],
])('IMP-06: of prices in another currency %s', async (_name, document, told) => {
  expect(await refusalOf(document)).toBe(
    `ImportError: has prices in another currency than the festival's CAD: ${told}. Nothing was imported; ` +
      'with --currency CAD its events come without these prices.',
  );
});

test('IMP-06: what costs nothing is in no currency, and the festival’s own is none of another', async () => {
  expect(await refusalOf(series({ offers: { price: 0, priceCurrency: 'EUR' } }))).toBe('');
  expect(await refusalOf(series({ offers: [{ price: 5, priceCurrency: 'cad' }, { price: '$6' }] }))).toBe('');
});
