import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { AppliedFilters } from './bar/AppliedFilters.tsx';
import { Bar } from './bar/Bar.tsx';
import { DayStrip } from './bar/DayStrip.tsx';
import { Overview } from './bar/Overview.tsx';
import { linksOf, type CalendarEvent } from './calendar.url.ts';
import { frame, july, sixteenth, stateAt } from './testing/sample.ts';

const path = '/en/calendar';
const opened = (type: 'month' | 'day' | 'filters' | null) => {
  const actor = createActor(calendarPanelMachine, { input: { month: '2027-07' } }).start();
  if (type === 'month') actor.send({ type: 'monthSelector.toggled', year: 2027 });
  if (type === 'day') actor.send({ type: 'daySelector.toggled', month: '2027-07' });
  const draft = { ...noFilters, english: 'false' } as const;
  if (type === 'filters') actor.send({ type: 'filters.toggled', draft });
  return actor;
};

interface Scene {
  search?: Record<string, string>;
  today?: string;
  view?: typeof july;
  panel?: ReturnType<typeof opened>;
  presses?: readonly string[];
  event?: object;
}
const draw = ({
  search = {},
  today = '2027-07-16',
  view = july,
  panel = opened(null),
  presses = [],
  event = {},
}: Scene = {}) => {
  const sent: CalendarEvent[] = [];
  const state = stateAt(search);
  const html = renderScreen(
    <Bar
      variant="live"
      state={state}
      view={view}
      link={linksOf(path, state, frame)}
      send={(each) => sent.push(each)}
      panel={panel}
      title="July 2027"
      today={today}
      neighbours={{ previousDay: '2027-07-14', nextDay: null }}
      filterButton={{ current: null }}
    />,
    { presses, event: { button: 0, ...event } },
  );
  return { html, sent, panel };
};
const linkTo = (html: string, text: string): string =>
  new RegExp(`<a href="([^"]*)"[^>]*>${text}</a>`).exec(html)?.[1] ?? 'nowhere';

test('CAL-18: the month selector opens at the year that is shown', () => {
  const { panel } = draw({ search: { month: '2028-02' }, presses: ['July 2027 Choose a month'] });
  expect([panel.getSnapshot().value, panel.getSnapshot().context.year]).toEqual(['choosingMonth', 2028]);
});

describe('CAL-01: the day that the Day tab opens', () => {
  const days = july.days.filter(({ date }) => ['2027-07-03', '2027-07-16', '2027-07-30'].includes(date));
  const opens = (scene: Scene) => linkTo(draw({ view: { ...july, days }, ...scene }).html, 'Day');
  const dayOf = (day: string) => `${path}?mode=day&amp;day=${day}`;
  /** An address of July without a day. */
  const search = { month: '2027-07', day: '' };

  test.each([
    ['2027-07-15', '2027-07-16'],
    ['2027-07-16', '2027-07-16'],
    ['2027-07-17', '2027-07-30'],
    ['2027-07-31', '2027-07-03'],
  ])('CAL-01: on %s it is %s', (today, day) => {
    expect(opens({ search, today })).toBe(dayOf(day));
  });

  test('CAL-01: the one last looked at comes first', () => {
    expect(opens({ search: { month: '2027-07', day: '2027-07-20' } })).toBe(dayOf('2027-07-20'));
  });

  test('CAL-01: of a month that is on its way it is the first, not one of the month still shown', () => {
    expect(opens({ search: { month: '2027-08' } })).toBe(dayOf('2027-08-01'));
  });
});

describe('what is open says so', () => {
  const expanded = (html: string) => html.match(/aria-expanded="\w+"/g)?.map((each) => each.slice(15, -1));

  test.each([
    [null, ['false', 'false']],
    ['month', ['true', 'false']],
    ['day', ['true', 'false']],
    ['filters', ['false', 'true']],
  ] as const)('CAL-47: with %s open: the selector and the filters are %j', (panel, states) => {
    expect(expanded(draw({ panel: opened(panel) }).html)).toEqual(states);
  });

  test('CAL-47: a press opens the month or the day selector, as the mode is, and the filters', () => {
    const after = (name: string, search = {}) => draw({ search, presses: [name] }).panel.getSnapshot().value;
    expect([
      after('July 2027 Choose a month'),
      after('July 2027 Choose a day', { mode: 'day', day: '2027-07-16' }),
      after('Filter'),
    ]).toEqual(['choosingMonth', 'choosingDay', 'filtering']);
  });

  test('CAL-21: the filters open with those in force', () => {
    const { panel } = draw({ search: { city: 'Laval', english: 'true' }, presses: ['Filter 2 applied'] });
    expect(panel.getSnapshot().context.draft).toEqual({
      ...noFilters,
      city: ['Laval'],
      english: 'true',
    });
  });
});

describe('the arrows', () => {
  test('CAL-03: a plain click of an arrow of Month view counts from where we are then', () => {
    expect([
      draw({ presses: ['Previous month'] }).sent,
      draw({ presses: ['Next month'] }).sent,
      draw({ presses: ['Next month'], event: { ctrlKey: true } }).sent,
    ]).toEqual([[{ type: 'month.previous' }], [{ type: 'month.next' }], []]);
  });

  test('CAL-42: one of Day view is followed as a link', () => {
    const { html, sent } = draw({ search: { mode: 'day', day: '2027-07-16' }, presses: ['Previous day'] });
    expect([sent, html.includes(`href="${path}?mode=day&amp;day=2027-07-14"`)]).toEqual([[], true]);
  });

  test('CAL-44: one that leads nowhere is not reached by the keyboard, and does nothing', () => {
    const { html, sent } = draw({ search: { month: '2027-01' }, presses: ['Previous month'] });
    expect(html).toMatch(
      /<a [^>]*aria-label="Previous month"[^>]*role="link" aria-disabled="true" tabindex="-1"/i,
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['CAL-40', '2027-02', ['2027-01', '2027-03']],
    ['CAL-40', '2027-01', [null, '2027-02']],
    ['CAL-41', '2029-11', ['2029-10', '2029-12']],
    ['CAL-41', '2029-12', ['2029-11', null]],
  ])('%s: the first and the last month are reached, what lies beyond is not: %s', (_, month, hrefs) => {
    const { html } = draw({ search: { month } });
    expect(
      ['Previous', 'Next'].map(
        (name) =>
          /href="[^"]*?(?:month=([\d-]+))?"/.exec(
            html.match(/<a [^>]*>/g)?.find((link) => link.includes(`aria-label="${name} month"`)) ?? '',
          )?.[1] ?? null,
      ),
    ).toEqual(hrefs);
  });
});

describe('CAL-24: the filters in force', () => {
  const drawn = (search: Record<string, string | string[]>, ownCity = '') => {
    const state = stateAt(search);
    const link = linksOf(path, state, frame);
    return renderScreen(
      <AppliedFilters ownCity={ownCity} state={state} link={link} filterButton={{ current: null }} />,
    );
  };

  test('CAL-24: all of them are cleared by one link, which keeps the place', () => {
    const html = drawn({ mode: 'day', day: '2027-08-03', city: 'Laval', venue: 'Club', english: 'true' });
    expect(linkTo(html.replaceAll(/<a class="\w+"/g, '<a'), 'Clear filters')).toBe(
      `${path}?mode=day&amp;day=2027-08-03`,
    );
  });

  test('CAL-24: chosen days are one of them, and can be removed alone', () => {
    const html = drawn({ days: '2027-07-30..2027-08-01', after: '17:00', city: 'Laval' });
    expect(
      [...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, name]) => [name, href]),
    ).toEqual([
      ['Remove filter Days: 30 July – 1 August', `${path}?month=2027-07&amp;city=Laval`],
      ['Remove filter City: Laval', `${path}?days=2027-07-30..2027-08-01&amp;after=17%3A00`],
    ]);
    expect(linkTo(html.replaceAll(/<a class="\w+"/g, '<a'), 'Clear filters')).toBe(`${path}?month=2027-07`);
  });

  test('CAL-24: each of two cities and of two needs can be removed alone', () => {
    const html = drawn({ city: ['Laval', 'Québec'], accessibility: ['asl', 'step_free'] });
    expect(
      [...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href = '', name]) => [
        name,
        href.replace(path, '').replaceAll('&amp;', '&'),
      ]),
    ).toEqual([
      ['Remove filter City: Laval', '?city=Qu%C3%A9bec&accessibility=asl&accessibility=step_free'],
      ['Remove filter City: Québec', '?city=Laval&accessibility=asl&accessibility=step_free'],
      [
        'Remove filter Accessibility: ASL interpretation',
        '?city=Laval&city=Qu%C3%A9bec&accessibility=step_free',
      ],
      ['Remove filter Accessibility: Step-free access', '?city=Laval&city=Qu%C3%A9bec&accessibility=asl'],
    ]);
  });

  test('CAL-24: two cities are pills, the visitor’s own is said by its chip', () => {
    expect([
      drawn({ city: ['Laval', 'Québec'] }).match(/aria-label="Remove/g)?.length,
      drawn({ city: 'Laval' }, 'Laval'),
      drawn({ city: ['Laval', 'Québec'] }, 'Laval').match(/aria-label="Remove[^"]*/g),
    ]).toEqual([2, '', ['aria-label="Remove filter City: Québec']]);
  });

  test('CAL-24: each says its value in words, and leaves the page where it stands', () => {
    const html = drawn({
      days: '2027-07-30..2027-08-01',
      kind: 'outdoor',
      type: 'comedycon',
      price: '0-25',
      accessibility: 'step_free',
      english: 'true',
    });
    const links = html.match(/<a .*?<\/a>/gs) ?? [];
    expect(links.map((link) => [textOf(link), link.includes('data-keep-scroll')])).toEqual(
      [
        '30 July – 1 August ×',
        'Outdoor ×',
        'ComedyCon ×',
        'Under $25 ×',
        'Step-free access ×',
        'Include English shows ×',
        'Clear filters',
      ].map((words) => [words, true]),
    );
  });

  test('CAL-24: a value that nobody knows is said as it is', () => {
    const html = drawn({ kind: 'tent', type: 'cirque', accessibility: 'unknown' });
    expect((html.match(/<a .*?<\/a>/gs) ?? []).map(textOf)).toEqual([
      'tent ×',
      'cirque ×',
      'unknown ×',
      'Clear filters',
    ]);
  });

  test.each([
    ['days', '2027-07-30..2027-08-01', '30 July – 1 August ×'],
    ['venue', 'Club', 'Club ×'],
    ['city', 'Laval', 'Laval ×'],
    ['kind', 'online', 'Online ×'],
    ['genre', 'Stand-up', 'Stand-up ×'],
    ['type', 'headliners', 'Headliners ×'],
    ['price', 'free', 'Free ×'],
    ['accessibility', 'asl', 'ASL interpretation ×'],
    ['english', 'true', 'Include English shows ×'],
  ])('CAL-24: one alone can be removed, and cleared: %s', (name, value, words) => {
    const html = drawn({ mode: 'month', month: '2027-07', [name]: value });
    expect(partsOf(html, 'a').map((link) => [textOf(link), valuesOf(link, 'href')])).toEqual([
      [words, [`${path}?month=2027-07`]],
      ['Clear filters', [`${path}?month=2027-07`]],
    ]);
  });

  test('CAL-24: without any there is nothing', () => {
    expect([drawn({}), drawn({ city: '' })]).toEqual(['', '']);
  });

  test('TON-12: the visitor’s own city is no filter among them', () => {
    expect([
      drawn({ city: 'Laval' }, 'Laval'),
      drawn({ city: 'Laval', venue: 'Club' }, 'Laval').includes('>Laval'),
      drawn({ city: 'Laval' }).includes('>Laval'),
      drawn({ city: 'Laval', venue: 'Laval' }, 'Laval').match(/aria-label="Remove[^"]*/g),
    ]).toEqual(['', false, true, ['aria-label="Remove filter Venue: Laval']]);
  });
});

test.each([
  ['the month', july, [['16', 'date']]],
  [
    'another day than today',
    { ...sixteenth, day: sixteenth.day && { ...sixteenth.day, date: '2027-07-17' } },
    [
      ['16', 'date'],
      ['17', 'page'],
    ],
  ],
  ['today', sixteenth, [['16', 'page']]],
] as const)('CAL-08: the strip of days says which is today, and which is shown: %s', (_, view, current) => {
  const html = renderScreen(<DayStrip view={view} today="2027-07-16" hrefOf={(day) => `/${day}`} />);
  expect(
    [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>.*?<b>(\d+)<\/b>/g)].map(([, is, day]) => [day, is]),
  ).toEqual(current);
});

describe('CAL-08: the strip of days', () => {
  const some = july.days.filter(({ date }) => ['2027-07-02', '2027-07-05'].includes(date));
  const [first, second] = some.map((day, place) => ({ ...day, count: 3 + place }));
  const days = first && second ? [first, second] : [];
  const stripOf = (lang: 'fr' | 'en', view = { ...july, days }) =>
    renderScreen(
      <DayStrip view={view} today="2027-07-04" hrefOf={(day) => (day.endsWith('05') ? null : `/${day}`)} />,
      { lang },
    );

  test.each([
    ['fr', ['jeu. 1', 'ven. 2 3', 'sam. 3', 'dim. 4', 'lun. 5 4'], 'Jours, à faire glisser'],
    ['en', ['Thu 1', 'Fri 2 3', 'Sat 3', 'Sun 4', 'Mon 5 4'], 'Days to swipe through'],
  ] as const)(
    'CAL-08 (%s): has each day of the month by its weekday, those that have shows with their number',
    (lang, week, label) => {
      const html = stripOf(lang);
      const cells = html.match(/<(a|span)\b.*?<\/\1>/gs) ?? [];
      expect([cells.slice(0, 5).map(textOf), cells.length, valuesOf(html, 'aria-label')]).toEqual([
        week,
        31,
        [label],
      ]);
      expect(
        cells.filter((cell) => cell.startsWith('<a')).map((cell) => [textOf(cell), valuesOf(cell, 'href')]),
      ).toEqual([
        [week[1], ['/2027-07-02']],
        [week[4], []],
      ]);
      expect(cells.filter((cell) => cell.includes('data-today')).map(textOf)).toEqual([week[3]]);
    },
  );

  test('CAL-08: is not there in a month without shows, of a day neither', () => {
    expect([stripOf('en', { ...july, days: [] }), stripOf('en', { ...sixteenth, days: [] })]).toEqual([
      '',
      '',
    ]);
  });
});

test.each([
  ['fr', ['d', 'l', 'm', 'm', 'j', 'v', 's']],
  ['en', ['S', 'M', 'T', 'W', 'T', 'F', 'S']],
] as const)(
  'CAL-54 (%s): above the days of the overview stand their weekdays, each by its first letter',
  (lang, letters) => {
    const html = renderScreen(<Overview month="2027-07" days={[]} today="2027-07-16" foldedHref={null} />, {
      lang,
    });
    const weekdays = partsOf(html, 'abbr');
    expect(weekdays.map(textOf)).toEqual(lang === 'fr' ? [...letters.slice(1), letters[0]] : letters);
    expect(new Set(weekdays.flatMap((day) => valuesOf(day, 'aria-hidden')))).toEqual(new Set(['true']));
  },
);

test('CAL-09: the button of the filters has a number only where some are in force', () => {
  const buttonOf = (search: Record<string, string>) =>
    partsOf(draw({ search }).html, 'button').filter((button) => textOf(button).startsWith('Filter'));
  const seen = [{}, { city: 'Laval', price: 'free' }].map((search) =>
    buttonOf(search).map((button) => [
      textOf(button),
      valuesOf(button, 'aria-label'),
      valuesOf(button, 'aria-haspopup'),
    ]),
  );
  expect(seen).toEqual([[['Filter', [], ['dialog']]], [['Filter 2', ['Filter 2 applied'], ['dialog']]]]);
});

test('speed: a press of a panel’s button counts before the scripts are there', () => {
  expect(partsOf(draw().html, 'button').map((button) => button.includes(' data-early=""'))).toEqual([
    true,
    true,
  ]);
});
