import { describe, expect, it } from 'vitest';
import type { Ticket } from '#contract/wire/ticket.ts';
import { eventsOfShow } from './showStructuredData.ts';
import { dateStates } from '../testing/dateStates.ts';
import { ticketOf } from '../testing/tickets.ts';

const facts = {
  title: 'Les Nuits blanches',
  summary: 'On veille.',
  url: '/fr/spectacles/été',
  image: '/media/posters/12-800.avif',
  artists: [{ name: 'Tante Bricole', url: '/fr/artistes/tante-bricole' }],
};
const bare = { ...facts, url: '/fr/spectacles/nuits', summary: '', image: null, artists: [] };
const date = ticketOf('1').date;
/** Six weeks before the dates. */
const site = {
  publicUrl: 'https://chapiteau.test',
  currency: 'CAD',
  now: Date.parse('2027-06-01T12:00:00Z'),
};

describe('structured data of a show', () => {
  it('IMP-09: a whole day has no hour, and its last day is its end', () => {
    const days = { start: '2027-07-16T04:00:00Z', end: '2027-07-19T04:00:00Z' };
    expect(eventsOfShow(bare, [ticketOf('1', { date: { ...date, ...days } })], site)).toMatchObject({
      '@graph': [{ startDate: '2027-07-16', endDate: '2027-07-18' }],
    });
  });

  it('SHW-07: a date has its times, its place, its artists and its offers', () => {
    const ticket = ticketOf('1', { date: { ...date, end: '2027-07-17T01:00:00Z' } });
    expect(eventsOfShow(facts, [ticket], site)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Event',
          name: 'Les Nuits blanches',
          url: 'https://chapiteau.test/fr/spectacles/%C3%A9t%C3%A9',
          image: 'https://chapiteau.test/media/posters/12-800.avif',
          description: 'On veille.',
          performer: [
            {
              '@type': 'PerformingGroup',
              name: 'Tante Bricole',
              url: 'https://chapiteau.test/fr/artistes/tante-bricole',
            },
          ],
          eventStatus: 'https://schema.org/EventScheduled',
          startDate: '2027-07-16T19:30-04:00',
          endDate: '2027-07-16T21:00-04:00',
          location: {
            '@type': 'Place',
            name: 'Théâtre du Coin',
            address: { '@type': 'PostalAddress', addressLocality: 'Montréal', addressRegion: 'QC' },
            hasMap: 'https://map.example/1',
          },
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 25,
            highPrice: 48.5,
            priceCurrency: 'CAD',
            availability: 'https://schema.org/InStock',
            validThrough: '2027-07-16T23:30:00Z',
            url: 'https://tickets.example/1',
          },
        },
      ],
    });
  });

  it('SHW-07: a free online date, one price, and nothing that nobody told', () => {
    const online = ticketOf('1', {
      venue: null,
      status: 'FREE',
      price: { min: 0, max: 0 },
      ticketurl: null,
      show: { ...ticketOf('1').show, categories: ['Online'] },
    });
    const untold = ticketOf('2', { price: { min: null, max: null }, status: null });
    const unreadable = ticketOf('3', { date: { ...date, timezone_offset: 'EDT' } });
    const url = 'https://chapiteau.test/fr/spectacles/nuits';
    const event = {
      '@type': 'Event',
      name: 'Les Nuits blanches',
      url,
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2027-07-16T19:30-04:00',
    };
    expect(eventsOfShow(bare, [online, untold, unreadable], site)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...event,
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          location: { '@type': 'VirtualLocation', url },
          isAccessibleForFree: true,
          offers: {
            '@type': 'Offer',
            price: 0,
            priceCurrency: 'CAD',
            availability: 'https://schema.org/InStock',
            validThrough: '2027-07-16T23:30:00Z',
          },
        },
        {
          ...event,
          location: {
            '@type': 'Place',
            name: 'Théâtre du Coin',
            address: { '@type': 'PostalAddress', addressLocality: 'Montréal', addressRegion: 'QC' },
            hasMap: 'https://map.example/1',
          },
        },
      ],
    });
  });

  it('SHW-07: of a place, of players and of an offer, what is known is told', () => {
    const location = { city: { name: 'Laval' }, state: { name: '', abbreviation: '' } };
    const inVenue = ticketOf('1', {
      venue: { name: 'Le Coin', map_url: null, location },
      price: { min: null, max: null },
    });
    const moved = ticketOf('2', { venue: null, status: null, state: 'rescheduled' });
    const artists = [{ name: 'Tante Bricole', url: null }];
    const event = {
      '@type': 'Event',
      name: 'Les Nuits blanches',
      url: 'https://chapiteau.test/fr/spectacles/nuits',
      performer: [{ '@type': 'PerformingGroup', name: 'Tante Bricole' }],
      startDate: '2027-07-16T19:30-04:00',
    };
    const offer = { validThrough: '2027-07-16T23:30:00Z', url: 'https://tickets.example/1' };
    expect(eventsOfShow({ ...bare, artists }, [inVenue, moved], site)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...event,
          eventStatus: 'https://schema.org/EventScheduled',
          location: {
            '@type': 'Place',
            name: 'Le Coin',
            address: { '@type': 'PostalAddress', addressLocality: 'Laval' },
          },
          offers: { '@type': 'Offer', ...offer, availability: 'https://schema.org/InStock' },
        },
        {
          ...event,
          eventStatus: 'https://schema.org/EventRescheduled',
          location: {
            '@type': 'Place',
            name: 'Montréal',
            address: { '@type': 'PostalAddress', addressLocality: 'Montréal' },
          },
          offers: {
            '@type': 'AggregateOffer',
            ...offer,
            lowPrice: 25,
            highPrice: 48.5,
            priceCurrency: 'CAD',
          },
        },
      ],
    });
  });

  it('SHW-07: a venue without a name or a city is where the date tells; tickets on this site have a whole address', () => {
    const location = { city: { name: '' }, state: { name: '', abbreviation: '' } };
    const nameless = ticketOf('1', {
      venue: { name: '', map_url: null, location },
      location: 'Laval',
      ticketurl: '/fr/billetterie/1',
    });
    const address = { '@type': 'PostalAddress', addressLocality: 'Laval' };
    expect(eventsOfShow(bare, [nameless], site)).toMatchObject({
      '@graph': [
        {
          location: { '@type': 'Place', name: 'Laval', address },
          offers: { url: 'https://chapiteau.test/fr/billetterie/1' },
        },
      ],
    });
  });

  it.each([
    ['cancelled', 'https://schema.org/EventCancelled', null],
    ['postponed', 'https://schema.org/EventPostponed', null],
    ['rescheduled', 'https://schema.org/EventRescheduled', '2027-07-14T19:30:00-04:00'],
    ['scheduled', 'https://schema.org/EventScheduled', null],
  ] as const)('SHW-07: a date that is %s says so, and where it was before', (state, eventStatus, before) => {
    const ticket = ticketOf('1', { state, previous_start: '2027-07-14T19:30:00-04:00' });
    const told = eventsOfShow(bare, [ticket], { ...site, now: 0 });
    expect(told).toMatchObject({ '@graph': [{ eventStatus }] });
    expect(JSON.stringify(told).includes('previousStartDate')).toBe(before !== null);
    if (before !== null) expect(told).toMatchObject({ '@graph': [{ previousStartDate: before }] });
  });

  it.each(
    dateStates({
      scheduled: ['EventScheduled', 'offered'],
      cancelled: ['EventCancelled', 'not offered'],
      'cancelled, given after all': ['EventScheduled', 'offered'],
      postponed: ['EventPostponed', 'not offered'],
      'postponed, given at its old hour': ['EventScheduled', 'offered'],
      'postponed, then moved': ['EventRescheduled', 'offered'],
      moved: ['EventRescheduled', 'offered'],
      'moved back': ['EventScheduled', 'offered'],
      'moved twice': ['EventRescheduled', 'offered'],
    }),
  )(
    'SHW-07: a date that is $name tells its start, and the first announced one if it has moved',
    ({ state, day, previousDay, told: [eventStatus, offer] }) => {
      const startOn = (after: number): string => `2027-07-${16 + after}T19:30`;
      const previous = previousDay === null ? null : `${startOn(previousDay)}:00-04:00`;
      const ticket = ticketOf('1', {
        state,
        previous_start: previous,
        date: { ...date, start: `2027-07-${16 + day}T23:30:00Z` },
      });
      const [event] = Object(eventsOfShow(bare, [ticket], site))['@graph'];
      expect([
        event.eventStatus,
        event.startDate,
        event.previousStartDate ?? null,
        'offers' in event,
      ]).toEqual([
        `https://schema.org/${eventStatus}`,
        `${startOn(day)}-04:00`,
        previous,
        offer === 'offered',
      ]);
    },
  );

  it('TKT-03: what has begun or is not sold is not offered; what is sold out says so', () => {
    const offers = (facts: Partial<Ticket>, now: number) =>
      JSON.stringify(eventsOfShow(bare, [ticketOf('1', facts)], { ...site, now })).match(
        /"availability":"[^"]*"|"offers"/g,
      );
    const start = Date.parse(date.start);
    expect([
      offers({}, start - 1),
      offers({}, start),
      offers({ status: 'FREE' }, start),
      offers({ sale: false }, start - 1),
      offers({ state: 'cancelled' }, start - 1),
      offers({ state: 'postponed' }, start - 1),
      offers({ state: 'rescheduled' }, start - 1),
      offers({ status: 'SOLD_OUT', sale: false }, start - 1),
      offers({ status: null, soldout: true }, start - 1),
    ]).toEqual([
      ['"offers"', '"availability":"https://schema.org/InStock"'],
      null,
      null,
      null,
      null,
      null,
      ['"offers"', '"availability":"https://schema.org/InStock"'],
      ['"offers"', '"availability":"https://schema.org/SoldOut"'],
      ['"offers"', '"availability":"https://schema.org/SoldOut"'],
    ]);
  });
});
