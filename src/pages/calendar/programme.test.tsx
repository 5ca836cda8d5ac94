import { describe, expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { dayPage, nothing, nothingUntil, page, path } from './testing/page.tsx';
import { facets, frame, july, stateAt, tile } from './testing/sample.ts';
import { Tile } from './days/Tile.tsx';
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
    const day = {
      date: '2027-07-16',
      after: null,
      before: null,
      earlier: null,
      total: 0,
      offset: 0,
      hidden: 0,
      groups: [],
    };
    const html = dayPage({ view: { ...nothingUntil('2026-12-31'), day } });
    expect(html).toContain('href="/fr/calendrier-archive?month=2026-12#day-2026-12-31"');
  });

  test('CAL-22: the English toggle is no filter that could be cleared', () => {
    const html = page({ view: nothingUntil('2027-09-03'), state: stateAt({ english: 'true' }) }, 'en');
    expect(textOf(html)).toMatch(/No shows here\. Go to Friday, September 3, 2027$/);
  });
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
