import { expect, test } from 'vitest';
import { isCollection, isEvent, isFestival, isPlace, isVirtual, typeOf } from './eventTypes.ts';

test.each([
  ['Event', true],
  ['TheaterEvent', true],
  ['https://schema.org/MusicEvent', true],
  ['schema:ComedyEvent', true],
  ['Festival', true],
  ['EventSeries', true],
  ['CourseInstance', true],
  ['Hackathon', true],
  [['Thing', 'DanceEvent'], true],
  ['EventVenue', false],
  ['EventReservation', false],
  ['FestivalPass', false],
  ['Person', false],
  [undefined, false],
])('IMP-10: whether a node of type %j is an event: %j', (type, isOne) => {
  expect(isEvent({ '@type': type })).toBe(isOne);
});

test.each([
  ['Place', true],
  ['PerformingArtsTheater', true],
  ['MusicVenue', true],
  ['EventVenue', true],
  ['ConcertHall', true],
  ['ComedyClub', true],
  ['Museum', true],
  ['ArtGallery', true],
  ['Library', true],
  ['PublicBuilding', true],
  ['Stadium', true],
  ['Park', true],
  ['Church', true],
  ['BarOrPub', true],
  ['Casino', true],
  ['MusicSchool', true],
  ['TouristAttraction', true],
  ['CivicStructure', true],
  ['LocalBusiness', true],
  ['EntertainmentBusiness', true],
  ['FoodEstablishment', true],
  ['Restaurant', true],
  ['CafeOrCoffeeShop', true],
  ['https://schema.org/Place', true],
  ['PlaceOfBirth', false],
  ['Organization', false],
  ['VirtualLocation', false],
  [undefined, false],
])('IMP-10: whether a node of type %j is a venue: %j', (type, isOne) => {
  expect(isPlace({ '@type': type })).toBe(isOne);
});

test.each([
  ['Festival', [true, true, false, 'Festival']],
  ['https://schema.org/EventSeries', [true, false, false, 'EventSeries']],
  [
    ['Thing', 'Festival'],
    [true, true, false, 'Thing'],
  ],
  ['Event', [false, false, false, 'Event']],
  ['schema:VirtualLocation', [false, false, true, 'VirtualLocation']],
  ['Place', [false, false, false, 'Place']],
  [undefined, [false, false, false, '']],
])('import: whether %j is a run of events, a festival, or a page in place of a venue', (type, told) => {
  const node = { '@type': type };
  expect([isCollection(node), isFestival(node), isVirtual(node), typeOf(node)]).toEqual(told);
});
