import { describe, expect, test } from 'vitest';
import { elementsIn, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { groupByTime } from '#contract/programme/calendar/dayView.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { viewOf } from '#contract/programme/testing/views.ts';
import { dayPage, nothing, nothingUntil, page, path } from './testing/page.tsx';
import { emptyDay, facets, july, sixteenth, stateAt, tile } from './testing/sample.ts';

const firstDay = (html: string) => /<section.*?<\/section>/s.exec(html)?.[0] ?? '';
const noscriptOf = (html: string) => /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
const linkNamed = (html: string, name: string) =>
  html.match(/<a [^>]*>/g)?.find((link) => link.includes(`aria-label="${name}"`)) ?? '';
/** The links to other hundreds of a day: their directions and addresses. */
const pagesIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" rel="(prev|next)"/g)].map(([, href, way]) => [way, href]);

describe('the calendar by month', () => {
  test('CAL-01: two links to the modes, Month is current', () => {
    const html = page();
    expect(html).toContain('data-scope="calendar" data-state="month"');
    expect(html).toContain(`<a href="${path}" aria-current="true">Mois</a>`);
    expect(html).toContain(`<a href="${path}?mode=day&amp;day=2027-07-15">Jour</a>`);
    expect(html).toMatch(/<nav [^>]*aria-label="Affichage"><a href="[^"]*" aria-current="true">Mois</);
  });

  test.each([
    ['the calendar', () => page({ view: nothing })],
    ['the archive', () => page({ view: nothing, variant: 'archive' })],
    ['a day', () => dayPage({}, 'fr')],
    ['a day of the archive', () => dayPage({ variant: 'archive' }, 'fr')],
  ])('CAL-02: the legend names the three kinds: of %s', (_, draw) => {
    const legend = partsOf(draw(), 'ul').find((list) => list.includes('Extérieur')) ?? '';
    expect(textOf(legend)).toBe('En salle Extérieur En ligne');
    // Their shapes.
    expect(valuesOf(legend, 'data-kind')).toEqual(['venue', 'outdoor', 'online']);
  });

  test.each([
    ['fr', 'Calendrier juillet 2027', '403 spectacles'],
    ['en', 'Calendar July 2027', '403 shows'],
  ] as const)('CAL-03: the heading states the page and the month (%s)', (lang, words, total) => {
    const html = page({}, lang);
    expect([textOf(html).startsWith(`${words} `), /<output>(.*?)<\/output>/.exec(html)?.[1]]).toEqual([
      true,
      total,
    ]);
  });

  test('RTE-04: the archive says that it is one', () => {
    expect(textOf(page({ variant: 'archive' }))).toMatch(/^Archives du calendrier juillet 2027/);
  });

  test.each([
    ['fr', /^16 juillet vendredi 13 spectacles .* Voir plus \(10\)$/],
    ['en', /^16 July Friday 13 shows .* See more \(10\)$/],
  ] as const)(
    'CAL-04 (%s): a section for each day: number, month, three tiles, then See more',
    (lang, words) => {
      const sections = page({}, lang).match(/<section.*?<\/section>/gs) ?? [];
      expect(sections.length).toBe(31);
      expect(new Set(sections.map((section) => section.match(/<h3/g)?.length))).toEqual(new Set([3]));
      expect(textOf(sections[15] ?? '')).toMatch(words);
    },
  );

  test('CAL-11: the shows of today and of tomorrow are posters, those of all other days lines', () => {
    const sections = page({}, 'en').match(/<section.*?<\/section>/gs) ?? [];
    const posters = sections.map((section) => section.match(/More detail/g)?.length ?? 0);
    expect(posters).toEqual(july.days.map(({ date }) => (/-1[67]$/.test(date) ? 3 : 0)));
  });

  test.each([
    ['fr', '14 juillet mercredi 13 spectacles'],
    ['en', '14 July Wednesday 13 shows'],
  ] as const)('CAL-23: a day has its date, the date in full words, and its shows (%s)', (lang, words) => {
    const section = page({}, lang).match(/<section.*?<\/section>/gs)?.[13] ?? '';
    expect(section).toContain('<section id="day-2027-07-14"');
    expect(section).toContain('<time dateTime="2027-07-14">');
    expect(textOf(section).startsWith(words)).toBe(true);
    expect(section.match(/<h3/g)?.length).toBe(3);
  });

  test('CAL-06: See more leads to the day', () => {
    const html = firstDay(page({}, 'en'));
    const more = /<a [^>]*>See more \(10\)<\/a>/.exec(html)?.[0] ?? '';
    expect(valuesOf(more, 'href')).toEqual([`${path}?mode=day&amp;day=2027-07-01`]);
    // From its top.
    expect(more).not.toContain('data-keep-scroll');
  });

  test.each([
    ['en', 3, 3, null],
    ['en', 4, 4, null],
    ['en', 5, 3, 'See more (2)'],
    ['fr', 4, 4, null],
    ['fr', 5, 3, 'Voir plus (2)'],
  ] as const)('CAL-05: a day (%s) of %d shows has %d tiles, then %s', (lang, count, tiles, more) => {
    const items = Array.from({ length: count }, (_, index) => programmationOf(String(index + 1)));
    const view = viewOf(items, '2027-07');
    const html = firstDay(page({ view }, lang));
    expect([html.match(/<h3/g)?.length, />([^<>]*\(\d+\))<\/a>/.exec(html)?.[1] ?? null]).toEqual([
      tiles,
      more,
    ]);
  });

  test('CAL-05: a day is named by its heading, which counts its shows', () => {
    const day = firstDay(page({}, 'en'));
    const [name] = valuesOf(day, 'aria-labelledby');
    const heading = partsOf(day, 'h2').find((part) => part.includes(`id="${name}"`)) ?? '';
    expect(textOf(heading)).toBe('1 July Thursday 13 shows');
  });

  test.each([
    ['en', 'See more (2): Friday, July 16, 2027'],
    ['fr', 'Voir plus (2)\u00A0: vendredi 16 juillet 2027'],
  ] as const)(
    'CAL-05 (%s): for who cannot see it, See more tells the same count, and the day',
    (lang, name) => {
      const items = Array.from({ length: 5 }, (_, index) => programmationOf(String(index + 1)));
      expect(linkNamed(firstDay(page({ view: viewOf(items, '2027-07') }, lang)), name)).toContain('mode=day');
    },
  );

  test('CAL-05: on paper the number of hidden shows stands for See more', () => {
    const items = Array.from({ length: 5 }, (_, index) => programmationOf(String(index + 1)));
    expect(valuesOf(page({ view: viewOf(items, '2027-07') }), 'data-more')).toEqual(['+2']);
  });

  test('CAL-05: See more of today leads to the whole day, of another day to that', () => {
    const hrefOf = (day: string) =>
      new RegExp(`id="day-${day}".*?data-more`, 's')
        .exec(page({}, 'en'))?.[0]
        .match(/href="[^"]*mode=day[^"]*"/g)
        ?.at(-1);
    expect([hrefOf('2027-07-16'), hrefOf('2027-07-17')]).toEqual([
      `href="${path}?mode=day&amp;day=2027-07-16&amp;after=00%3A00"`,
      `href="${path}?mode=day&amp;day=2027-07-17"`,
    ]);
  });

  test('RTE-04: the archive has the newest day first, in the colours of its own order, and nothing is folded', () => {
    const html = page({ variant: 'archive', archiveHref: null });
    const days = [...html.matchAll(/<section id="day-([\d-]+)"[^>]*data-tone="(\w+)"/g)].map((day) =>
      day.slice(1),
    );
    expect([days[0], days[1], days.at(-1), days.length]).toEqual([
      ['2027-07-31', 'green'],
      ['2027-07-30', 'blue'],
      ['2027-07-01', 'green'],
      31,
    ]);
    const colourOf = (day: string) => new RegExp(`href="#day-${day}" data-tone="(\\d)"`).exec(html)?.[1];
    expect([colourOf('2027-07-31'), colourOf('2027-07-30')]).toEqual(['0', '1']);
    expect(html).toContain(`<a href="${path}?mode=day&amp;day=2027-07-15">Jour</a>`);
    const state = stateAt({ month: '2027-06' });
    const june = july.days.map(({ date, ...day }) => ({ ...day, date: date.replace('-07-', '-06-') }));
    const tabOf = (variant: 'archive' | 'live') =>
      /<a href="([^"]*)">Jour<\/a>/.exec(
        page({ variant, state, view: { ...july, month: '2027-06', days: june } }),
      )?.[1];
    expect([tabOf('archive'), tabOf('live')]).toEqual([
      `${path}?mode=day&amp;day=2027-06-31`,
      `${path}?mode=day&amp;day=2027-06-01`,
    ]);
  });

  test('CAL-07: colours go by position', () => {
    const tones = page()
      .match(/<section[^>]*data-tone="\w+"/g)
      ?.map((section) => /tone="(\w+)/.exec(section)?.[1]);
    expect(tones?.slice(0, 4)).toEqual(['green', 'blue', 'neutral', 'green']);
  });

  test('CAL-17: an empty month leads to the nearest day that has shows', () => {
    const html = page({ view: nothingUntil('2027-09-03') });
    expect(textOf(html)).toContain('Aucun spectacle ici. Aller au vendredi 3 septembre 2027');
    expect(html).toContain(`href="${path}?month=2027-09#day-2027-09-03"`);
  });

  test('RTE-04: shows before the reach of the live calendar are in the archive', () => {
    const view = { ...nothingUntil('2026-11-20'), month: '2027-01' };
    const offered = (archiveHref: string | null) =>
      page({ view, archiveHref }, 'en').match(/href="[^"]*2026-11[^"]*"/g);
    expect([offered('/en/calendar-archive'), offered(null)]).toEqual([
      ['href="/en/calendar-archive?month=2026-11#day-2026-11-20"'],
      null,
    ]);
  });

  test('CAL-17: a month that the filters empty offers to clear them', () => {
    const html = page({ view: nothingUntil('2027-09-03'), state: stateAt({ city: 'Laval' }) }, 'en');
    expect(textOf(html)).toMatch(/No shows here\. Clear filters$/);
  });

  test('CAL-24: each applied filter can be removed by its own link', () => {
    const html = page({ state: stateAt({ city: 'Laval', english: 'true' }) });
    expect(linkNamed(html, 'Retirer le filtre Ville\u00a0: Laval')).toContain(`href="${path}?english=true"`);
    expect(linkNamed(html, 'Retirer le filtre\u00a0: Inclure les shows en anglais')).toContain(
      `href="${path}?city=Laval"`,
    );
    expect(html).toContain('aria-label="Filtrer 2 appliqués"');
  });

  const plainForm = (lang: 'en' | 'fr') => {
    const state = stateAt({ month: '2027-08', panel: 'filters' });
    return noscriptOf(page({ state, plainFacets: facets }, lang));
  };

  test.each([
    ['fr', 'En salle (401) En ligne (2)'],
    ['en', 'In venue (401) Online (2)'],
  ] as const)('CAL-21: without scripts the filters are a form (%s)', (lang, kinds) => {
    const form = plainForm(lang);
    expect(textOf(form)).toContain(kinds);
    expect(form).toContain(`action="${path}"`);
    expect(form).toContain('name="month" value="2027-08"');
  });

  test('CAL-22: without scripts the English toggle is in the French form alone', () => {
    expect([plainForm('fr'), plainForm('en')].map((form) => form.includes('name="english"'))).toEqual([
      true,
      false,
    ]);
  });

  test('CAL-23: without scripts, too, what the address chooses is what is active', () => {
    const state = stateAt({ panel: 'filters', kind: 'online', city: 'Laval', english: 'true' });
    const form = noscriptOf(page({ state, plainFacets: facets }));
    expect([
      [...form.matchAll(/<option value="([^"]*)" selected="">/g)].map(([, value]) => value),
      [...form.matchAll(/<input type="checkbox"[^>]* checked="" value="([^"]*)"/g)].map(([, value]) => value),
      form.match(/<input type="hidden"[^>]*>/g),
    ]).toEqual([['', 'online', '', '', ''], ['Laval', 'true'], null]);
  });

  test('CAL-21: without scripts a page that is not asked for the filters leads to the one that is', () => {
    const html = noscriptOf(page({ state: stateAt({ month: '2027-08', city: 'Laval' }) }));
    expect([
      html.includes('<form'),
      html.includes(`href="${path}?month=2027-08&amp;city=Laval&amp;panel=filters"`),
    ]).toEqual([false, true]);
  });

  test('CAL-30: what the list leaves out in English is counted, and a link away, with the filters kept', () => {
    const html = page({ state: stateAt({ city: 'Laval' }) });
    expect(textOf(html)).toContain('403 spectacles + 26 en anglais · les afficher');
    expect(html).toContain(
      `<a href="${path}?city=Laval&amp;english=true" data-keep-scroll="true">les afficher</a>`,
    );
    expect(textOf(page({ view: { ...july, leftOutEnglish: 0 } }))).not.toContain('en anglais');
  });

  test.each([
    ['en', "Time indicated corresponds to venue's local time. Time zone: Montréal time."],
    ['fr', 'L’heure indiquée est l’heure locale du lieu du spectacle. Fuseau horaire : heure de Montréal.'],
  ] as const)('CAL-35: whose clock it is, and its zone by name (%s)', (lang, note) => {
    expect(textOf(page({}, lang))).toContain(note);
  });

  test('CAL-35: no note where all shows are online', () => {
    expect(textOf(page({ view: { ...july, hasVenueTimes: false } }, 'en'))).not.toContain('Time indicated');
  });

  test('CAL-44: an arrow that leads nowhere is no link', () => {
    const html = page({ state: stateAt({ month: '2027-01' }) });
    expect(linkNamed(html, 'Mois précédent')).toContain('aria-disabled="true"');
    expect(linkNamed(html, 'Mois précédent')).not.toContain('href');
    expect(linkNamed(html, 'Mois suivant')).toContain(`href="${path}?month=2027-02"`);
  });

  test.each([
    ['fr', ['lundi', 4]],
    ['en', ['Sunday', 5]],
  ] as const)('CAL-54: weeks begin on Monday in French, on Sunday in English (%s)', (lang, expected) => {
    const overview =
      /<nav[^>]*aria-label="(?:Jours du mois|Days of the month)".*?<\/nav>/s.exec(page({}, lang))?.[0] ?? '';
    const first = /<abbr title="(\w+)"/.exec(overview)?.[1];
    expect([first, Number(/data-column="(\d)"/.exec(overview)?.[1])]).toEqual(expected);
  });

  test('CAL-54: the first day stands under its weekday, with shows or without', () => {
    const columns = (days: typeof july.days) => {
      const html = page({ view: { ...july, days } }, 'en');
      return [...html.matchAll(/<(a|span) data-column="(\d)"[^>]*>(\d+)/g)].map(([, ...told]) => told);
    };
    expect([columns(july.days), columns(july.days.slice(1))]).toEqual([
      [['a', '5', '1']],
      [['span', '5', '1']],
    ]);
  });

  test('CAL-56: a month that fails keeps the one shown, says so and can be tried again', () => {
    const html = page({ state: stateAt({ month: '2027-08' }), status: 'failed' }, 'en');
    expect(textOf(/<\w+ [^>]*role="alert".*?<\/button>/s.exec(html)?.[0] ?? '')).toBe(
      'August 2027 did not load. You are still looking at July 2027. Try again',
    );
    expect(textOf(html)).toMatch(/^Calendar July 2027/);
    expect(linkNamed(html, 'Next month')).toContain('month=2027-09');
  });

  test('LDR-09: what is on its way says so', () => {
    const html = page({ view: undefined, status: 'loading' }, 'en');
    expect(html).toContain('aria-busy="true"');
    expect(textOf(html)).toContain('Loading...');
  });

  test('a month of 400 shows draws as many elements as one of 40,000, and fewer than 2,000', () => {
    const size = (count: number) =>
      elementsIn(page({ view: { ...july, days: july.days.map((day) => ({ ...day, count })) } }));
    expect(size(1300)).toBe(size(13));
    expect(size(13)).toBeLessThan(1350);
  });
});

describe('the calendar by day', () => {
  test('CAL-01: Day is current of the two modes, and Month leads back', () => {
    const html = dayPage();
    expect(html).toContain('data-scope="calendar" data-state="day"');
    expect(html).toContain(`<a href="${path}?mode=day&amp;day=2027-07-16" aria-current="true">Jour</a>`);
    expect(html).toContain(`<a href="${path}?day=2027-07-16">Mois</a>`);
  });

  test('CAL-08: the heading is the full date', () => {
    expect(textOf(dayPage({}, 'en'))).toMatch(/^Calendar Friday, July 16, 2027 .* 130 shows /);
  });

  test('CAL-09: a day can be chosen, and filters', () => {
    const words = textOf(dayPage({}, 'en'));
    expect([words.includes('Choose a day'), words.includes('Filter')]).toEqual([true, true]);
  });

  test('CAL-10: shows by start time, how many are not listed, and the ways to them', () => {
    const html = dayPage({}, 'en');
    const groups = (html.match(/<section.*?<\/section>/gs) ?? []).map((group) => [
      textOf(/<h2.*?<\/h2>/s.exec(group)?.[0] ?? ''),
      group.match(/<h3/g)?.length,
    ]);
    expect(groups).toEqual([
      ['7:30 pm', 3],
      ['9:00 pm', 1],
    ]);
    expect(textOf(html)).toContain('Showing 100 of 130 Next 30 shows');
    expect(pagesIn(html)).toEqual([['next', `${path}?mode=day&amp;day=2027-07-16&amp;offset=100`]]);
    expect(textOf(html)).not.toContain('Previous');
  });

  test.each([
    ['en', 'All day'],
    ['fr', 'Toute la journée'],
  ] as const)('IMP-09: shows without an hour are of the whole day (%s)', (lang, heading) => {
    const tiles = [tile({ start: '2027-07-16T00:00-04:00', minutes: 1440 })];
    const day = { ...sixteenth.day, date: '2027-07-16', after: null, before: null, earlier: null, offset: 0 };
    const view = { ...sixteenth, day: { ...day, total: 1, hidden: 0, groups: groupByTime(tiles) } };
    const html = dayPage({ view }, lang);
    expect(textOf(/<h2 id="time.*?<\/h2>/s.exec(html)?.[0] ?? '')).toBe(heading);
  });

  test('CAL-10: a later hundred leads to the one before it, under the same filters', () => {
    const state = stateAt({ mode: 'day', day: '2027-07-16', city: 'Laval', offset: '120' });
    const day = {
      date: '2027-07-16',
      after: null,
      before: null,
      earlier: null,
      total: 2_000,
      offset: 120,
      hidden: 1_780,
      groups: [],
    };
    const html = dayPage({ state, view: { ...sixteenth, day } }, 'en');
    expect(textOf(html)).toContain('Showing 121 to 220 of 2,000 Previous 100 shows Next 100 shows');
    expect(pagesIn(html)).toEqual([
      ['prev', `${path}?mode=day&amp;day=2027-07-16&amp;city=Laval&amp;offset=20`],
      ['next', `${path}?mode=day&amp;day=2027-07-16&amp;city=Laval&amp;offset=220`],
    ]);
  });

  const ofDay = `${path}?mode=day&amp;day=2027-07-16`;
  test.each([
    ['the first of now on', {}, '18:00', 0, [['next', `${ofDay}&amp;after=18%3A00&amp;offset=100`]]],
    [
      'the second of now on',
      {},
      '18:00',
      100,
      [
        ['prev', ofDay],
        ['next', `${ofDay}&amp;after=18%3A00&amp;offset=200`],
      ],
    ],
    [
      'the third of now on',
      {},
      '18:00',
      200,
      [
        ['prev', `${ofDay}&amp;after=18%3A00&amp;offset=100`],
        ['next', `${ofDay}&amp;after=18%3A00&amp;offset=300`],
      ],
    ],
    [
      'the second from a chosen time on',
      { after: '17:00' },
      '17:00',
      100,
      [
        ['prev', `${ofDay}&amp;after=17%3A00`],
        ['next', `${ofDay}&amp;after=17%3A00&amp;offset=200`],
      ],
    ],
    ['the first of the whole', {}, null, 0, [['next', `${ofDay}&amp;offset=100`]]],
  ])(
    'CAL-10: the hundreds beside one of today are counted from the same moment: beside %s',
    (_, times, after, offset, pages) => {
      const state = stateAt({ mode: 'day', day: '2027-07-16', ...times });
      const day = { ...emptyDay, after, total: 430, offset, hidden: 330 - offset };
      expect(pagesIn(dayPage({ state, view: { ...sixteenth, day } }))).toEqual(pages);
    },
  );

  test('CAL-10: before a later show that is no hundred on stand the fewer ones before it, from the start of the day', () => {
    const state = stateAt({ mode: 'day', day: '2027-07-16', offset: '50' });
    const view = { ...sixteenth, day: sixteenth.day && { ...sixteenth.day, offset: 50, hidden: 0 } };
    const html = dayPage({ state, view }, 'en');
    expect([textOf(html).includes('Showing 51 to 130 of 130 Previous 50 shows'), pagesIn(html)]).toEqual([
      true,
      [['prev', `${path}?mode=day&amp;day=2027-07-16`]],
    ]);
  });

  test('CAL-10: a day of a hundred has no more to read', () => {
    const day = {
      date: '2027-07-16',
      after: null,
      before: null,
      earlier: null,
      total: 100,
      offset: 0,
      hidden: 0,
      groups: [],
    };
    expect(textOf(dayPage({ view: { ...sixteenth, day } }, 'en'))).not.toContain('Showing');
  });

  test.each([
    ['en', 'From 8:20 pm · See the whole day'],
    ['fr', 'À partir de 20:20 · Voir toute la journée'],
  ] as const)(
    'CAL-10 (%s): a day from a time on says so, with shows or without, and leads to all of it',
    (lang, words) => {
      const state = stateAt({ mode: 'day', day: '2027-07-16', city: 'Laval', after: '20:20' });
      const day = {
        date: '2027-07-16',
        after: '20:20',
        before: null,
        earlier: null,
        total: 30,
        offset: 0,
        hidden: 0,
        groups: [],
      };
      for (const total of [30, 0]) {
        const html = dayPage({ state, view: { ...sixteenth, day: { ...day, total } } }, lang);
        expect(textOf(html)).toContain(words);
        expect(html).toContain(
          `<a href="${path}?mode=day&amp;day=2027-07-16&amp;after=00%3A00&amp;city=Laval">`,
        );
      }
    },
  );

  test('CAL-37: the Month tab leads to the month of the day, without filters', () => {
    const state = stateAt({ mode: 'day', day: '2027-07-16', city: 'Laval', english: 'true' });
    expect(dayPage({ state })).toContain(`<a href="${path}?day=2027-07-16">Mois</a>`);
  });

  test('CAL-44: the arrows lead to the neighbouring days, filters kept; nowhere where there is none', () => {
    const state = stateAt({ mode: 'day', day: '2027-07-16', city: 'Laval' });
    const html = dayPage({ state, neighbours: { previousDay: null, nextDay: '2027-10-02' } });
    expect(linkNamed(html, 'Jour précédent')).not.toContain('href');
    expect(linkNamed(html, 'Jour suivant')).toContain(
      `href="${path}?mode=day&amp;day=2027-10-02&amp;city=Laval"`,
    );
  });

  const short = { ...sixteenth, day: sixteenth.day && { ...sixteenth.day, total: 4, hidden: 0 } };

  test.each([
    ['fr', 'Maintenant, 20:20, heure de l’Est 21:00'],
    ['en', 'Now, 8:20 pm, Eastern Time 9:00 pm'],
  ] as const)(
    'CAL-35 (%s): the server draws the present moment in its place, and whose clock tells it',
    (lang, words) => {
      const present = presentIn(Date.parse('2027-07-17T00:20:00Z'), 'America/Toronto');
      expect(textOf(dayPage({ view: { ...short, present } }, lang))).toContain(words);
    },
  );

  test.each([
    ['fr', 'Maintenant'],
    ['en', 'Now, '],
  ] as const)('CAL-38 (%s): the present moment is of its own day alone', (lang, word) => {
    const present = presentIn(Date.parse('2027-07-16T00:20:00Z'), 'America/Toronto');
    expect(textOf(dayPage({ view: { ...short, present } }, lang))).not.toContain(word);
  });

  test.each([
    ['fr', 'Plus tôt aujourd’hui, 9 spectacles', '13 spectacles'],
    ['en', 'Earlier today, 9 shows', '13 shows'],
  ] as const)(
    'CAL-38 (%s): the hours of today that are over are one line that leads to all of them',
    (lang, words, total) => {
      const day = short.day && { ...short.day, after: '18:00', earlier: 9 };
      const html = dayPage({ view: { ...short, day } }, lang);
      expect(textOf(html)).toContain(words);
      expect(textOf(html)).toContain(total);
      expect(html).toContain(`<a href="${path}?mode=day&amp;day=2027-07-16&amp;after=00%3A00">`);
    },
  );

  test('CAL-38: all of today is no part of it; an evening says from when until when', () => {
    const of = (after: string, before: string | null) =>
      textOf(dayPage({ view: { ...short, day: short.day && { ...short.day, after, before } } }, 'en'));
    expect([of('00:00', null).includes('See the whole day'), of('00:00', null).includes('Earlier')]).toEqual([
      false,
      false,
    ]);
    expect(of('17:00', '04:00')).toContain('From 5:00 pm to 4:00 am · See the whole day');
  });

  test('CAL-38: a day that is over says so', () => {
    const present = presentIn(Date.parse('2027-07-18T00:20:00Z'), 'America/Toronto');
    expect(textOf(dayPage({ view: { ...short, present } }, 'fr'))).toContain('Cette journée est terminée.');
    expect(textOf(dayPage({ view: short }, 'fr'))).not.toContain('terminée');
    const empty = { ...short, day: emptyDay, present };
    expect(textOf(dayPage({ view: empty }, 'fr'))).not.toContain('terminée');
  });

  test.each([
    ['17T01:30', '04:00', false],
    ['17T03:59', '04:00', false],
    ['17T04:00', '04:00', true],
    ['17T01:30', '23:00', true],
  ])('TON-01: on the 16th at %s what lasts until %s is over: %s', (local, before, isOver) => {
    const present = presentIn(Date.parse(`2027-07-${local}:00-04:00`), 'America/Toronto');
    const day = short.day && { ...short.day, after: '17:00', before };
    expect(textOf(dayPage({ view: { ...short, day, present } }, 'en')).includes('This day is over.')).toBe(
      isOver,
    );
  });

  test('CAL-17: a day without shows says so', () => {
    const view = {
      ...sixteenth,
      beyond: { previous: null, next: '2027-07-17' },
      day: emptyDay,
    };
    const html = dayPage({ view }, 'en');
    expect(textOf(html)).toContain('No shows here. Go to Saturday, July 17, 2027');
    expect(html).toContain(`href="${path}?mode=day&amp;day=2027-07-17"`);
  });
});
