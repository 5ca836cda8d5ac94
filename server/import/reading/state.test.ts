import { expect, test } from 'vitest';
import { readState } from './state.ts';

test.each([
  ['https://schema.org/EventCancelled', 'cancelled'],
  ['http://schema.org/EventCancelled', 'cancelled'],
  ['schema:EventCancelled', 'cancelled'],
  ['EventCancelled', 'cancelled'],
  [{ '@id': 'https://schema.org/EventCancelled' }, 'cancelled'],
  [{ '@value': 'EventCancelled' }, 'cancelled'],
  ['https://schema.org/EventPostponed', 'postponed'],
  ['EventPostponed', 'postponed'],
  ['https://schema.org/EventRescheduled', 'rescheduled'],
  ['EventRescheduled', 'rescheduled'],
  [['EventRescheduled', 'EventCancelled'], 'cancelled'],
  ['https://schema.org/EventScheduled', 'scheduled'],
  ['https://schema.org/EventMovedOnline', 'scheduled'],
  ['NotEventCancelled', 'scheduled'],
  [undefined, 'scheduled'],
  [{ a: 1 }, 'scheduled'],
])('import: eventStatus %j is %s', (eventStatus, expected) => {
  expect(readState({ '@type': 'Event', eventStatus })).toBe(expected);
});

test('import: eventStatus is read under its full name too', () => {
  expect(readState({ 'https://schema.org/eventStatus': 'EventCancelled' })).toBe('cancelled');
});
