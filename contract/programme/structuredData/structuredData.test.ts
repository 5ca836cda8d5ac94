import { describe, expect, it } from 'vitest';
import type { Programmation } from '#contract/wire/programmation.ts';
import { absoluteAt, eventsOf } from './structuredData.ts';
import { programmationOf } from '../testing/programmations.ts';
import { viewOf } from '../testing/views.ts';

const publicUrl = 'https://chapiteau.test';
const eventsAt = (now: number, ...items: Programmation[]) =>
  eventsOf(viewOf(items, '2027-07'), { publicUrl, now });
const eventsFor = (...items: Programmation[]) => eventsAt(Date.parse('2027-06-01T12:00:00Z'), ...items);

describe('structured data', () => {
  it('META-03: a show in a venue has its times on its own clock, its place and its availability', () => {
    const item = programmationOf('1', {
      thumbnail: '/media/1-320.avif',
      date: { end: '2027-07-17T01:00:00Z' },
      status: 'SOLD_OUT',
    });
    expect(eventsFor(item)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Event',
          name: 'Show 1',
          url: 'https://chapiteau.test/fr/spectacles/show-1',
          image: 'https://chapiteau.test/media/1-320.avif',
          startDate: '2027-07-16T19:30-04:00',
          endDate: '2027-07-16T21:00-04:00',
          location: { '@type': 'Place', name: 'Théâtre du Coin', address: 'Montréal' },
          offers: {
            '@type': 'Offer',
            availability: 'https://schema.org/SoldOut',
          },
        },
      ],
    });
  });

  it('IMP-09: a whole day has no hour, and its last day is its end', () => {
    const day = { start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
    expect(eventsFor(programmationOf('1', { date: day }))).toMatchObject({
      '@graph': [{ startDate: '2027-07-16', endDate: '2027-07-16' }],
    });
  });

  it('META-03: a free online show past midnight, elsewhere, at an address that must be encoded', () => {
    const item = programmationOf('1', {
      url: '/fr/spectacles/été',
      categories: ['En ligne'],
      status: 'FREE',
      date: { start: '2027-07-16T17:45:00Z', end: '2027-07-16T19:00:00Z', timezone_offset: '0530' },
    });
    expect(eventsFor(item)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Event',
          name: 'Show 1',
          url: 'https://chapiteau.test/fr/spectacles/%C3%A9t%C3%A9',
          startDate: '2027-07-16T23:15+05:30',
          endDate: '2027-07-17T00:30+05:30',
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          location: {
            '@type': 'VirtualLocation',
            url: 'https://chapiteau.test/fr/spectacles/%C3%A9t%C3%A9',
          },
          isAccessibleForFree: true,
          offers: {
            '@type': 'Offer',
            availability: 'https://schema.org/InStock',
          },
        },
      ],
    });
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('RES-15: %d ms after its start it is offered: %s', (after, isOffered) => {
    const start = '2027-07-16T23:30:00Z';
    const item = programmationOf('1', { date: { start }, status: 'ON_SALE' });
    expect(JSON.stringify(eventsAt(Date.parse(start) + after, item)).includes('offers')).toBe(isOffered);
  });

  it.each([
    ['/', 'https://chapiteau.test/'],
    ['/fr/a-b_c/d.avif', 'https://chapiteau.test/fr/a-b_c/d.avif'],
    ['/fr/été', 'https://chapiteau.test/fr/%C3%A9t%C3%A9'],
    ['/é', 'https://chapiteau.test/%C3%A9'],
    ['/a b?c=é#d', 'https://chapiteau.test/a%20b?c=%C3%A9#d'],
    ['//other.example/a', 'https://other.example/a'],
    ['https://other.example/a', 'https://other.example/a'],
    ['HTTPS://other.example', 'https://other.example/'],
  ])('META-03: the address %s is absolutely %s', (path, url) => {
    expect(absoluteAt('https://chapiteau.test/some/where?a=1')(path)).toBe(url);
  });

  it('META-03: a page of one day tells its shows, each once, and of the other days none', () => {
    const items = [
      programmationOf('1'),
      programmationOf('2', { date: { start: '2027-07-16T22:30:00Z' } }),
      programmationOf('3', { date: { start: '2027-07-17T23:30:00Z' } }),
    ];
    const view = viewOf(items, '2027-07', { mode: 'day', day: '2027-07-16' });
    const { '@graph': events } = Object(eventsOf(view, { publicUrl, now: 0 }));
    expect(events.map(({ name }: { name: string }) => name)).toEqual(['Show 2', 'Show 1']);
  });

  it('the seconds of a start are kept', () => {
    const [day] = viewOf([programmationOf('1', { date: { start: '2027-07-16T23:30:05Z' } })], '2027-07').days;
    expect(Date.parse(day?.tiles[0]?.start ?? '')).toBe(Date.parse('2027-07-16T23:30:05Z'));
  });

  it.each([
    ['cancelled', 'https://schema.org/EventCancelled', false],
    ['postponed', 'https://schema.org/EventPostponed', false],
    ['rescheduled', 'https://schema.org/EventRescheduled', true],
    ['scheduled', undefined, true],
  ] as const)(
    'CAL-11: a show that is %s says so, and what is off is not offered',
    (state, eventStatus, isOffered) => {
      const scheduled = JSON.parse(JSON.stringify(eventsFor(programmationOf('1'))));
      const [{ offers, ...event }] = scheduled['@graph'];
      expect(offers).toMatchObject({ '@type': 'Offer' });
      expect(eventsFor(programmationOf('1', { state }))).toEqual({
        ...scheduled,
        '@graph': [{ ...event, ...(isOffered && { offers }), ...(eventStatus && { eventStatus }) }],
      });
    },
  );
});
