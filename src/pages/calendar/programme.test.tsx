import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { dayPage, nothing, nothingUntil, page, path } from './testing/page.tsx';
import { emptyDay, facets, frame, july, sixteenth, stateAt, tile } from './testing/sample.ts';
import { Tile } from './days/Tile.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useWords } from './words.ts';

describe('CAL-17: the nearest month with shows', () => {
  const offered = (next: string | null, previous: string | null = null) =>
    /href="([^"]*#[^"]*)"/.exec(page({ view: { ...nothing, beyond: { previous, next } } }))?.[1] ?? null;

  test('CAL-17: of two it is the one to come', () => {
    const [next, previous] = [`${frame.last}-31`, `${frame.first}-05`] as const;
    expect([offered(next, previous), offered(null, previous)]).toEqual([
      `${path}?month=${frame.last}#day-${next}`,
      `${path}?month=${frame.first}#day-${previous}`,
    ]);
  });

  test.each([
    [`${frame.first}-05`, `${path}?month=${frame.first}#day-${frame.first}-05`],
    ['2026-12-31', '/fr/calendrier-archive?month=2026-12#day-2026-12-31'],
    [`${frame.last}-31`, `${path}?month=${frame.last}#day-${frame.last}-31`],
    ['2030-01-01', null],
    [null, null],
  ])(
    'CAL-17: for %s it is %s: the first and the last that the calendar reaches are its own',
    (nearest, href) => {
      expect(offered(nearest)).toBe(href);
    },
  );

  test('CAL-17: in Day view a day before the calendar’s reach is in the archive too', () => {
    const html = dayPage({ view: { ...nothingUntil('2026-12-31'), day: emptyDay } });
    expect(html).toContain('href="/fr/calendrier-archive?month=2026-12#day-2026-12-31"');
  });

  test('CAL-22: the English toggle is no filter that could be cleared', () => {
    const html = page({ view: nothingUntil('2027-09-03'), state: stateAt({ english: 'true' }) }, 'en');
    expect(textOf(html)).toMatch(/No shows here\. Go to Friday, September 3, 2027$/);
  });
});

test('CAL-17: what some days or filters leave empty leads to all of the same place', () => {
  const offeredAt = (search: Record<string, string>, view = nothingUntil('2027-09-03')) => {
    const html = page({ view, state: stateAt(search) }, 'en');
    const [offered = ''] = partsOf(html, 'a').slice(-1);
    return [textOf(offered), valuesOf(offered, 'href')];
  };
  expect([
    offeredAt({ days: '2027-07-10..2027-07-12', after: '17:00' }),
    offeredAt({ mode: 'day', day: '2027-07-16', city: 'Laval' }, { ...nothing, day: emptyDay }),
  ]).toEqual([
    ['Clear filters', [`${path}?month=2027-07`]],
    ['Clear filters', [`${path}?mode=day&amp;day=2027-07-16`]],
  ]);
});

test('CAL-04: the days that are over keep the hour from which the others are shown', () => {
  const folded = { from: '2027-07-01', to: '2027-07-09', count: 9 };
  const state = stateAt({ days: '2027-07-10..2027-07-12', after: '17:00', city: 'Laval' });
  expect(page({ view: { ...july, folded }, state })).toContain(
    `href="${path}?days=2027-07-01..2027-07-09&amp;after=17%3A00&amp;city=Laval"`,
  );
});

test('CAL-36: the date of a day leads to the day, as See more of every other day than today', () => {
  const links = (page().match(/<section.*?<\/section>/gs) ?? [])
    .slice(14, 17)
    .map((section) => valuesOf(section, 'href').filter((href) => href.startsWith(path)));
  const day = (date: string) => `${path}?mode=day&amp;day=${date}`;
  expect(links).toEqual([
    [day('2027-07-15'), day('2027-07-15')],
    [day('2027-07-16'), `${day('2027-07-16')}&amp;after=00%3A00`],
    [day('2027-07-17'), day('2027-07-17')],
  ]);
});

test('CAL-05: each See more is named by its own day, of however many days it has the same number', () => {
  const names = valuesOf(page({}, 'en'), 'aria-label').filter((name) => name.startsWith('See more'));
  expect([names.length, names[0], names[1], names.at(-1)]).toEqual([
    31,
    'See more (10): Thursday, July 1, 2027',
    'See more (10): Friday, July 2, 2027',
    'See more (10): Saturday, July 31, 2027',
  ]);
});

test('CAL-04: below a month stands the way to the list of all its shows for paper, with its filters; below a day none', () => {
  const state = stateAt({ days: '2027-07-10..2027-07-12', city: 'Laval', english: 'true' });
  const listsIn = (html: string) => partsOf(html, 'p').filter((part) => part.includes('data-print="no"'));
  const drawn = [
    page({ state, view: { ...july, month: '2027-08' } }, 'en'),
    page({}, 'en'),
    dayPage({}, 'en'),
  ];
  expect(
    drawn.map((html) =>
      listsIn(html).map((part) => [textOf(part), valuesOf(part, 'href'), valuesOf(part, 'rel')]),
    ),
  ).toEqual([
    [
      [
        'Print the whole month',
        [
          `${path}?days=2027-07-10..2027-07-12&amp;city=Laval&amp;english=true&amp;month=2027-08&amp;print=all`,
        ],
        ['nofollow'],
      ],
    ],
    [['Print the whole month', [`${path}?month=2027-07&amp;print=all`], ['nofollow']]],
    [],
  ]);
});

test('RTE-04: the archive has no ways to tonight and to the weekend', () => {
  const hasWays = (variant: 'live' | 'archive') => /Tonight|weekend/.test(textOf(page({ variant }, 'en')));
  expect([hasWays('live'), hasWays('archive')]).toEqual([true, false]);
});

describe('CAL-04: the overview', () => {
  const overview = (changes = {}) =>
    /<nav[^>]*aria-label="Days of the month".*?<\/nav>/s.exec(page(changes, 'en'))?.[0] ?? '';

  test('CAL-04: today is marked, with shows or without', () => {
    const days = july.days.filter(({ date }) => date !== '2027-07-17');
    const current = (today: string) =>
      [
        ...overview({ today, view: { ...july, days } }).matchAll(
          /<(a|span)[^>]*aria-current="date"[^>]*>(\d+)/g,
        ),
      ].map(([, name, day]) => [name, day]);
    expect([current('2027-07-16'), current('2027-07-17'), current('2027-08-16')]).toEqual([
      [['a', '16']],
      [['span', '17']],
      [],
    ]);
  });

  test('CAL-07: a day leads to its section, in its colour; one without shows is no link', () => {
    const days = july.days.filter(({ date }) => date !== '2027-07-02');
    const html = page({ view: { ...july, days } }, 'en');
    const links = [...html.matchAll(/<a [^>]*href="#(day-[\d-]+)" data-tone="(\d)"/g)].map(([, id, tone]) => [
      id,
      tone,
    ]);
    const tones = ['green', 'blue', 'neutral'];
    const sections = [...html.matchAll(/<section id="(day-[\d-]+)"[^>]*data-tone="(\w+)"/g)].map(
      ([, id, tone = '']) => [id, String(tones.indexOf(tone))],
    );
    expect([links, links.length]).toEqual([sections, 30]);
  });
});

describe('CAL-56: what did not come', () => {
  const words = (changes: object) => textOf(page({ status: 'failed', ...changes }, 'en'));

  test('CAL-56: what is shown already is not told to be something else', () => {
    expect(words({})).toContain('July 2027 did not load. Try again');
    expect(words({ view: undefined })).toContain('July 2027 did not load. Try again');
  });

  test('CAL-56: while another month is on its way the heading tells what is shown, the selector where one goes', () => {
    const html = page({ status: 'loading', state: stateAt({ month: '2027-08' }) }, 'en');
    const [selector = ''] = partsOf(html, 'button');
    expect([textOf(partsOf(html, 'h1').join()), textOf(selector)]).toEqual([
      'Calendar July 2027',
      'August 2027 Choose a month',
    ]);
  });

  test('CAL-56: a press asks for it again', () => {
    let asked = 0;
    renderScreen(<LoadFailure wanted="August 2027" shown={null} onRetry={() => (asked += 1)} />, {
      presses: ['Try again'],
    });
    expect(asked).toBe(1);
  });

  test('CAL-56: only what failed says so, only what is on its way is busy', () => {
    expect([page().includes('role="alert"'), page().includes('aria-busy="true"')]).toEqual([false, false]);
    expect(page({ status: 'failed' })).not.toContain('aria-busy="true"');
  });
});

test('CAL-35: zones are told once, by the city of their shows, or by their own name where there are several', () => {
  const zone = { timezone: 'America/Toronto', offset: '-0400', city: 'Toronto' };
  const other = { timezone: 'Europe/London', offset: '+0100', city: '' };
  const note = (...zones: (typeof zone)[]) => textOf(page({ view: { ...july, zones } }, 'en'));
  expect(note(zone, { ...zone, offset: '-0500' }, other)).toContain(
    'Time zones: Toronto time and London time.',
  );
  expect(note({ ...zone, city: '' }, other)).toContain('Time zones: Eastern Time and London time.');
});

describe('without scripts', () => {
  const plain = (html: string) => /<noscript>.*<\/noscript>/s.exec(html)?.[0] ?? '';

  test('CAL-18: the months are offered by month, not by day', () => {
    expect(
      [plain(page({}, 'en')), plain(dayPage({}, 'en'))].map((html) => html.match(/<summary>[^<]*/g)),
    ).toEqual([['<summary>Choose a month'], null]);
    expect(
      [page({ plainFacets: facets }, 'en'), dayPage({ plainFacets: facets }, 'en')].map((html) =>
        plain(html).match(/<summary>[^<]+/g),
      ),
    ).toEqual([['<summary>Choose a month', '<summary>Filter'], ['<summary>Filter']]);
  });

  test('CAL-18: the present month is marked, and one beyond the reach is no link', () => {
    const months = plain(page({ state: stateAt({ month: '2027-08' }) }, 'en'));
    expect(months.match(/<a [^>]*aria-current="date"[^>]*>(\w+)/)?.[1]).toBe('August');
    const reach = { ...frame, last: '2027-10' };
    const all = plain(page({ frame: reach, state: stateAt({}, reach) }, 'en'));
    expect(all.match(/<li><span>\w+/g)).toEqual(['<li><span>November', '<li><span>December']);
  });

  test('CAL-22: the toggle stands as the address says', () => {
    const isChecked = (search: Record<string, string>) =>
      /<input type="checkbox" name="english"[^>]*>/
        .exec(plain(page({ state: stateAt(search), plainFacets: facets })))?.[0]
        .includes('checked=""');
    expect([isChecked({}), isChecked({ english: 'true' })]).toEqual([false, true]);
  });
});

test('CAL-10: another day than today leads from a part of it to the whole, without an hour; an hour may end it alone', () => {
  const partOf = (date: string, after: string | null, before: string | null) => {
    const day = { date, after, before, earlier: null, total: 4, offset: 0, hidden: 0, groups: [] };
    const html = dayPage(
      { state: stateAt({ mode: 'day', day: date, after: '17:00' }), view: { ...july, day } },
      'en',
    );
    return partsOf(html, 'p')
      .filter((part) => part.includes('See the whole day'))
      .map((part) => [textOf(part), valuesOf(part, 'href')]);
  };
  const whole = `${path}?mode=day&amp;day=2027-07-17`;
  expect([
    partOf('2027-07-17', '17:00', null),
    partOf('2027-07-17', null, '23:00'),
    partOf('2027-07-17', '00:00', '23:00'),
    partOf('2027-07-17', null, null),
  ]).toEqual([
    [['From 5:00 pm · See the whole day', [whole]]],
    [['From 12:00 am to 11:00 pm · See the whole day', [whole]]],
    [['From 12:00 am to 11:00 pm · See the whole day', [whole]]],
    [],
  ]);
});

test('CAL-14: a short day tells the style sheet how many shows it has', () => {
  const { day } = sixteenth;
  const short = { ...sixteenth, day: day && { ...day, total: 4, hidden: 0 } };
  expect(valuesOf(dayPage({ view: short }), 'data-shows')).toEqual(['4']);
});

test('RTE-02: the title of a show in the other language says which', () => {
  const Drawn = () => <Tile look="row" show={tile({ writtenIn: 'en' })} words={useWords()} isUrgent />;
  expect(partsOf(renderScreen(<Drawn />, { lang: 'fr' }), 'h3')).toEqual(['<h3 lang="en">Impro totale</h3>']);
});

describe('pictures and status', () => {
  test('P7: the pictures of the first day are loaded at once, the others when they come near', () => {
    const sections = page().match(/<section.*?<\/section>/gs) ?? [];
    expect(sections.slice(0, 2).map((section) => section.match(/loading="lazy"/g)?.length ?? 0)).toEqual([
      0, 3,
    ]);
  });

  test('SHW-17: what is on sale is not said', () => {
    const Drawn = () => <Tile look="row" show={tile({ status: 'ON_SALE' })} words={useWords()} isUrgent />;
    const html = renderScreen(<Drawn />);
    expect([html.includes('data-status'), html.includes('<strong>')]).toEqual([false, false]);
  });
});
