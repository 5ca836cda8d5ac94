import { describe, expect, it, onTestFinished } from 'vitest';
import enTexts from '#locales/en/format.json' with { type: 'json' };
import frTexts from '#locales/fr/format.json' with { type: 'json' };
import { createFormat, provideFormat } from './format.ts';

provideFormat('en', enTexts);
provideFormat('fr', frTexts);
const fr = createFormat('fr');
const en = createFormat('en');

describe('format', () => {
  it('CAL-12: start times are 12-hour with am or pm in English, 24-hour in French', () => {
    const times = ['00:00', '00:05', '09:30', '11:59', '12:00', '13:05', '23:59'];
    expect([times.map(en.time), times.map(fr.time)]).toEqual([
      ['12:00 am', '12:05 am', '9:30 am', '11:59 am', '12:00 pm', '1:05 pm', '11:59 pm'],
      times,
    ]);
  });

  it('CAL-55: the patterns of dates', () => {
    const all = (format: typeof fr) => [
      format.dayTime('2027-07-16', '19:30'),
      format.dayYearTime('2027-07-16', '19:30'),
      format.shortDate('2027-07-16'),
      format.mediumDate('2027-07-16'),
      format.year('2027-07-16'),
      format.monthYear('2027-07'),
      format.monthYear('2027-07-16'),
      format.longDate('2027-07-16'),
      format.monthName('2027-12'),
      format.weekday('2028-02-29'),
      format.dayNumber('2027-07-03'),
    ];
    expect([all(en), all(fr)]).toEqual([
      [
        'Fri 16 Jul 7:30 pm',
        'Fri 16 Jul 2027 7:30 pm',
        'Jul 16',
        'Jul 16, 2027',
        '2027',
        'July 2027',
        'July 2027',
        'Friday, July 16, 2027',
        'December',
        'Tuesday',
        '3',
      ],
      [
        'ven. 16 juill. 19:30',
        'ven. 16 juill. 2027 19:30',
        '16 juill.',
        '16 juill. 2027',
        '2027',
        'juillet 2027',
        'juillet 2027',
        'vendredi 16 juillet 2027',
        'décembre',
        'mardi',
        '3',
      ],
    ]);
  });

  it('CAL-08: the first of a month is 1er in French, wherever its day is written; not the eleventh', () => {
    const all = (format: typeof fr, date: string) => [
      format.longDate(date),
      format.shortDate(date),
      format.dayTime(date, '19:30'),
      format.dayOfMonth(date),
      format.dayRange({ from: date, to: date }),
    ];
    expect([all(fr, '2027-08-01'), all(fr, '2027-08-11'), all(en, '2027-08-01')]).toEqual([
      ['dimanche 1er août 2027', '1er août', 'dim. 1er août 19:30', '1er', '1er août'],
      ['mercredi 11 août 2027', '11 août', 'mer. 11 août 19:30', '11', '11 août'],
      ['Sunday, August 1, 2027', 'Aug 1', 'Sun 1 Aug 7:30 pm', '1', '1 August'],
    ]);
  });

  it('CAL-08: no French pattern writes the day of a month by its bare number', () => {
    const bare = Object.values(frTexts.pattern).filter((pattern) => /\bd\b/.test(pattern));
    expect([frTexts.firstOfMonth, bare, enTexts.firstOfMonth]).toEqual(['1er', [], '1']);
  });

  it('CAL-54: weeks begin on Monday in French, on Sunday in English', () => {
    expect([fr.firstDayOfWeek, fr.weekdays('short'), en.firstDayOfWeek, en.weekdays('long')]).toEqual([
      1,
      ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
      7,
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
  });

  it('CAL-55: days are told from the first to the last, a month once', () => {
    const days = [
      { from: '2027-11-01', to: '2027-11-20' },
      { from: '2027-07-30', to: '2027-08-01' },
      { from: '2027-07-16', to: '2027-07-16' },
      { from: '2027-07-16', to: '2028-07-18' },
      { from: '2027-12-31', to: '2028-01-01' },
    ];
    expect([days.map(fr.dayRange), days.map(en.dayRange)]).toEqual([
      [
        '1er–20 novembre',
        '30 juillet – 1er août',
        '16 juillet',
        '16 juillet – 18 juillet',
        '31 décembre – 1er janvier',
      ],
      ['1–20 November', '30 July – 1 August', '16 July', '16 July – 18 July', '31 December – 1 January'],
    ]);
  });

  it('CAL-35: a zone is named by the show’s own city', () => {
    const named = (city: string) =>
      [fr, en].map(({ zone }) => zone({ timezone: 'America/Toronto', offset: '-0400', city }));
    expect(['Toronto', 'Ottawa', 'Halifax', 'Étretat', 'Yellowknife', 'Montréal', ''].map(named)).toEqual([
      ['heure de Toronto', 'Toronto time'],
      ['heure d’Ottawa', 'Ottawa time'],
      ['heure d’Halifax', 'Halifax time'],
      ['heure d’Étretat', 'Étretat time'],
      ['heure d’Yellowknife', 'Yellowknife time'],
      ['heure de Montréal', 'Montréal time'],
      ['heure de l’Est', 'Eastern Time'],
    ]);
  });

  it('CAL-35: zones are named once, one that several cities share by its own name', () => {
    const at = (timezone: string, offset: string, city: string) => ({ timezone, offset, city });
    const summer = at('America/Toronto', '-0400', 'Toronto');
    const winter = at('America/Toronto', '-0500', 'Toronto');
    const other = at('America/Toronto', '-0500', 'Montréal');
    const london = at('Europe/London', '+0100', 'London');
    expect([en.zones([summer, winter, london]), fr.zones([summer, other, london]), en.zones([])]).toEqual([
      ['Toronto time', 'London time'],
      ['heure de l’Est', 'heure de London'],
      [],
    ]);
  });

  it('CAL-35: without a city by the name that people know, or by its offset where it has none', () => {
    const named = (timezone: string) => [fr, en].map(({ zone }) => zone({ timezone, offset: '-0400' }));
    expect(
      ['America/Toronto', 'America/Edmonton', 'America/Halifax', 'Europe/London', 'America/St_Johns'].map(
        named,
      ),
    ).toEqual([
      ['heure de l’Est', 'Eastern Time'],
      ['heure des Rocheuses', 'Mountain Time'],
      ['heure de l’Atlantique', 'Atlantic Time'],
      ['heure de Londres', 'London time'],
      ['heure de Terre-Neuve', 'Newfoundland Time'],
    ]);
    expect([
      fr.zone({ timezone: 'America/Argentina/Buenos_Aires', offset: '-0300' }),
      en.zone({ timezone: null, offset: '-0400' }),
      en.zone({ timezone: null, offset: '-0330' }),
      en.zone({ timezone: 'Asia/Kolkata', offset: '0530' }),
      en.zone({ timezone: 'UTC', offset: '0000' }),
      en.zone({ timezone: 'Etc/GMT-9', offset: '+0900' }),
      fr.zone({ timezone: null, offset: '-0030' }),
      en.zone({ timezone: 'America/Port_of_Spain', offset: '-0400' }),
    ]).toEqual([
      'heure de Buenos Aires',
      'UTC−4',
      'UTC−3:30',
      'Kolkata time',
      'UTC',
      'UTC+9',
      'UTC−0:30',
      'Port of Spain time',
    ]);
  });

  it('CAL-35: an instant on the viewer’s clock, over clock changes and dates', () => {
    expect([
      en.local('2027-07-16T23:30:00Z', 'Europe/Paris'),
      en.local('2027-11-07T05:30:00Z', 'America/Toronto'),
      en.local('2027-11-07T06:30:00Z', 'America/Toronto'),
      en.local('2027-07-16T23:30:00Z', 'Asia/Kathmandu'),
      en.local('2027-07-16T23:30:59Z', 'UTC'),
    ]).toEqual([
      { date: '2027-07-17', time: '01:30' },
      { date: '2027-11-07', time: '01:30' },
      { date: '2027-11-07', time: '01:30' },
      { date: '2027-07-17', time: '05:15' },
      { date: '2027-07-16', time: '23:30' },
    ]);
  });

  it('CAL-35: a zone or an instant that cannot be read is null', () => {
    expect([en.local('2027-07-16T23:30:00Z', 'Etc/Unknown'), en.local('soon', 'UTC')]).toEqual([null, null]);
  });

  it('SHW-17: availability in words', () => {
    const all = ['FREE', 'ON_SALE', 'SOLD_OUT'] as const;
    expect([all.map(en.availability), all.map(fr.availability)]).toEqual([
      ['Free', 'On sale', 'Sold out'],
      ['Gratuit', 'En vente', 'Complet'],
    ]);
  });

  it('SHW-04: a type of shows has its name in the language however a host writes it, an unknown one the host’s', () => {
    const types = ['the42', 'The 42', 'comedy-con', 'STREET', 'Magie & cie'];
    expect([types.map(en.typeName), types.map(fr.typeName)]).toEqual([
      ['The 42', 'The 42', 'ComedyCon', 'Street', 'Magie & cie'],
      [
        frTexts.types.the42,
        frTexts.types.the42,
        frTexts.types.comedycon,
        frTexts.types.street,
        'Magie & cie',
      ],
    ]);
  });

  it('CAL-35: several names read as one list', () => {
    const names = ['Laval', 'Toronto', 'Vancouver'];
    expect([en.list(names), fr.list(names), en.list([])]).toEqual([
      'Laval, Toronto, and Vancouver',
      'Laval, Toronto et Vancouver',
      '',
    ]);
  });

  it('is made once for each language', () => {
    expect(createFormat('fr')).toBe(fr);
  });

  it('FES-14: is made anew with other words', () => {
    provideFormat('en', { ...enTexts, availability: { ...enTexts.availability, FREE: 'No charge' } });
    onTestFinished(() => provideFormat('en', enTexts));
    expect(createFormat('en').availability('FREE')).toBe('No charge');
  });
});
