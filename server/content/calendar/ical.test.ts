import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar, type IcalEvent } from './ical.ts';

const secondsOf = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds / 1000;
const eventOf = (start: string, timezone: string, more: Partial<IcalEvent> = {}): IcalEvent => ({
  uid: '7@chapiteau.test',
  title: 'Les Nuits blanches',
  place: 'Théâtre du Coin, Montréal',
  url: 'https://chapiteau.test/fr/spectacles/les-nuits-blanches',
  start: secondsOf(start),
  end: null,
  timezone,
  state: 'scheduled',
  made: Temporal.Instant.from('2027-06-15T16:00:00Z'),
  ...more,
});
const write = (event: IcalEvent): string => writeCalendar(event, { name: 'Chapiteau', lang: 'fr' });

/** Reads a file as calendars do, with its own zones. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((component) => {
    const zone = new ICAL.Timezone(component);
    ICAL.TimezoneService.register(zone);
    return zone.tzid;
  });
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('The file has no event');
  const event = new ICAL.Event(component);
  const instant = (time: ICAL.Time): string =>
    Temporal.Instant.fromEpochMilliseconds(time.toJSDate().getTime()).toString();
  return {
    zones,
    start: instant(event.startDate),
    end: component.hasProperty('dtend') ? instant(event.endDate) : null,
    wall: event.startDate.toString(),
    properties: Object.fromEntries(
      ['uid', 'summary', 'location', 'url', 'dtstamp'].map((name) => [
        name,
        component.getFirstPropertyValue(name)?.toString() ?? null,
      ]),
    ),
  };
};

test('calendar file: a file tells what, where and when, on the clocks of the place', () => {
  const event = eventOf('2027-07-16T23:30:00Z', 'America/Toronto', {
    end: secondsOf('2027-07-17T00:30:00Z'),
  });
  expect(read(write(event))).toEqual({
    zones: ['America/Toronto'],
    start: '2027-07-16T23:30:00Z',
    end: '2027-07-17T00:30:00Z',
    wall: '2027-07-16T19:30:00',
    properties: {
      uid: '7@chapiteau.test',
      summary: 'Les Nuits blanches',
      location: 'Théâtre du Coin, Montréal',
      url: 'https://chapiteau.test/fr/spectacles/les-nuits-blanches',
      dtstamp: '2027-06-15T16:00:00Z',
    },
  });
});

test.each([
  ['a zone of half hours', '2027-07-16T22:00:00Z', 'America/St_Johns', '2027-07-16T19:30:00'],
  ['the evening before clocks go forward', '2027-03-14T04:30:00Z', 'America/Toronto', '2027-03-13T23:30:00'],
  ['after clocks went forward', '2027-03-14T07:30:00Z', 'America/Toronto', '2027-03-14T03:30:00'],
  ['a zone without summer time', '2027-07-16T14:00:00Z', 'Asia/Kolkata', '2027-07-16T19:30:00'],
])('calendar file: %s is the same instant', (_name, start, timezone, wall) => {
  const { zones, start: found, wall: told } = read(write(eventOf(start, timezone)));
  expect({ zones, found, told }).toEqual({ zones: [timezone], found: start, told: wall });
});

test.each([
  ['the first half past one of the night that clocks go back', '2027-11-07T05:30:00Z', 'America/Toronto'],
  ['the second half past one of the night that clocks go back', '2027-11-07T06:30:00Z', 'America/Toronto'],
  ['a winter before a zone changed its rules', '2006-11-02T00:00:00Z', 'America/Toronto'],
  ['UTC', '2027-07-16T19:30:00Z', 'UTC'],
])('calendar file: %s is told in UTC', (_name, start, timezone) => {
  const { zones, start: found } = read(write(eventOf(start, timezone)));
  expect({ zones, found }).toEqual({ zones: [], found: start });
});

test('calendar file: a night that ends in the hour that comes twice is told in UTC, start and end', () => {
  const end = secondsOf('2027-11-07T05:30:00Z');
  const {
    zones,
    start,
    end: over,
  } = read(write(eventOf('2027-11-07T03:30:00Z', 'America/Toronto', { end })));
  expect({ zones, start, over }).toEqual({
    zones: [],
    start: '2027-11-07T03:30:00Z',
    over: '2027-11-07T05:30:00Z',
  });
});

test('calendar file: lines are folded, commas and line ends are escaped', () => {
  const title = `Une soirée, ${'très '.repeat(40)}longue\nEND:VEVENT`;
  const file = write(eventOf('2027-07-16T23:30:00Z', 'America/Toronto', { title }));
  const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).byteLength));
  expect([longest <= 75, read(file).properties['summary']]).toEqual([true, title]);
});

test.each([
  ['a day', '2027-07-16T04:00:00Z', '2027-07-17T04:00:00Z', '20270716', '20270717'],
  [
    'the day on which the clocks change',
    '2027-03-14T05:00:00Z',
    '2027-03-15T04:00:00Z',
    '20270314',
    '20270315',
  ],
  ['three days', '2027-07-16T04:00:00Z', '2027-07-19T04:00:00Z', '20270716', '20270719'],
])('IMP-09: %s without an hour is all of it', (_name, start, end, from, to) => {
  const file = write(eventOf(start, 'America/Toronto', { end: secondsOf(end) }));
  expect(file.match(/^DT(START|END).*$/gm)?.map((line) => line.trim())).toEqual([
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${to}`,
  ]);
  expect(file).not.toContain('VTIMEZONE');
});
