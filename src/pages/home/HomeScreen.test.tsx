import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#contract/address/language.ts';
import type { Page } from '#contract/wire/page.ts';
import type { Passport } from '#contract/wire/passport.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import en from '#locales/en/home.json' with { type: 'json' };
import fr from '#locales/fr/home.json' with { type: 'json' };
import { createContentClient } from '#src/api/content.ts';
import type { FestivalFacts, ListedItem, WeekendShow } from '#src/api/home/homeProgramme.ts';
import { tagUnitQuery } from '#src/api/home/homeQueries.ts';
import { LookContext } from '#src/components/look.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { HeroFilm, TileFilm } from './films.ts';
import { HomeScreen } from './HomeScreen.tsx';

const tile = (id: string, start = '2027-07-16T19:30-04:00'): Tile => ({
  id,
  title: `Show ${id}`,
  url: `/en/shows/${id}`,
  image: null,
  start,
  venue: 'Hall',
  city: 'Toronto',
});
const question = (lang: Language) => ({
  client: createContentClient({
    fetch: () => Promise.reject(new TypeError('nobody is asked')),
    baseUrl: '/',
    calendarUrl: '/',
    siteId: 8,
    log: () => {},
    sanitise: (html) => html,
  }),
  lang,
  settings: programmeSettings,
  clock: { now: () => Date.parse('2027-07-16T12:00:00Z') },
});

interface Drawn {
  attributes?: Page['attributes'];
  tonight?: readonly Tile[];
  next?: readonly Tile[];
  weekend?: readonly WeekendShow[];
  facts?: FestivalFacts;
  passes?: readonly Passport[];
  /** The shows of tag units. */
  units?: Record<string, readonly ListedItem[]>;
  lang?: Language;
  /** The title of the page, if its editor wrote one. */
  name?: string;
  /** The festival's figure. */
  mascot?: PageSettings['look']['mascot'];
}
const nothing: FestivalFacts = { first: null, last: null, cities: [] };

const draw = ({
  attributes = {},
  lang = 'en',
  units = {},
  facts = nothing,
  name = 'Chapiteau',
  mascot = null,
  ...programme
}: Drawn = {}): string => {
  const queries = new QueryClient();
  for (const [unit, items] of Object.entries(units))
    queries.setQueryData(tagUnitQuery(question(lang), unit).queryKey, [...items]);
  const home = (
    <HomeScreen
      lang={lang}
      brand="Brand"
      page={{
        type: 'home',
        id: '1',
        attributes,
        metas: { title: name, description: '', og_image: null, noindex: false },
        computed_page_theme: { name: 'default' },
        translations: {},
      }}
      facts={facts}
      videos={[]}
      today="2027-07-16"
      tonight={[]}
      evening={{ day: '2027-07-16', after: '17:00', before: '04:00' }}
      next={[]}
      isKnown
      weekend={[]}
      passes={[]}
      question={question(lang)}
      calendarHref={`/${lang}/calendar`}
      {...programme}
    />
  );
  const look = { logo: null, mascot, plates: { ink: '#000000', paper: '#ffffff' } };
  return renderScreen(<LookContext value={look}>{home}</LookContext>, { lang, queries });
};
const titleOf = (html: string) => partsOf(html, 'h1').map(textOf);

const slide = {
  image: { url: '/wide.avif' },
  imagePortrait: { url: '/tall.avif' },
  title: 'Slide',
  btn: { url: '/en/calendar', title: 'Go' },
};
const carouselOf = (...slides: object[]) => ({ carousel: { type: 'carousel', slides } });

describe('HOM-01: from top to bottom', () => {
  test('HOM-01: tonight, hero, title, first zone, weekend, tiles, lists, second zone', () => {
    const html = draw({
      attributes: {
        ...carouselOf(slide),
        title: 'Laugh',
        html_top: '<p>top</p>',
        html_bottom: '<p>bottom</p>',
        tiles: [{ id: 1, title: 'A tile', status: true }],
        tag_units: [{ title: 'Headliners', tag_unit: 'headliners' }],
      },
      tonight: [tile('1')],
      weekend: [{ tile: tile('2'), more: 2 }],
      units: {
        headliners: [{ id: '3', title: 'Listed', url: '/en/shows/3', image: null, summary: '', cities: [] }],
      },
    });
    const parts = [
      en.tonight.title,
      'Show 1',
      'Slide',
      'Laugh',
      '<p>top</p>',
      en.weekend.title,
      'Show 2',
      'A tile',
    ];
    const order = [...parts, 'Headliners', 'Listed', '<p>bottom</p>'].map((part) => html.indexOf(part));
    expect([order.every((place) => place > 0), order]).toEqual([true, order.toSorted((a, b) => a - b)]);
    expect(textOf(html)).toContain('+ 2 dates');
  });

  test.each([
    ['fr', fr],
    ['en', en],
  ] as const)('HOM-06 (%s): as long as the slides are still, the toggle lets them move', (lang, texts) => {
    const html = draw({ attributes: carouselOf(slide, slide), lang });
    const toggle = partsOf(html, 'button').map(textOf).at(-1);
    expect([valuesOf(html, 'aria-label').includes(texts.motion.playSlides), toggle]).toEqual([
      true,
      texts.hero.play,
    ]);
    expect(html).not.toContain(texts.motion.pauseSlides);
  });

  test.each([{}, { title: ' ' }, { title: 5 }])(
    'HOM-08: without a readable title it is that of the page: %o',
    (attributes) => {
      expect(titleOf(draw({ attributes }))).toEqual(['Chapiteau']);
    },
  );

  test('HOM-08: without any title it is the name of the site', () => {
    expect(titleOf(draw({ name: '' }))).toEqual(['Brand']);
  });

  test('HOM-01: without a hero its place is the festival’s figure, else its name, beside the way to the calendar', () => {
    const moods = { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' };
    const topOf = (lang: Language, mascot: PageSettings['look']['mascot']) => {
      const [, top = ''] = draw({ lang, mascot }).split('data-figure=');
      const [figure = ''] = top.split('<section');
      return [
        figure.slice(0, 7),
        partsOf(figure, 'p').map(textOf),
        valuesOf(figure, 'src'),
        partsOf(figure, 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]]),
      ];
    };
    const way = [en.calendar, '/en/calendar'];
    expect([topOf('en', null), topOf('en', moods), topOf('fr', null)]).toEqual([
      ['"false"', [en.kicker, 'Brand'], [], [way]],
      ['"true">', [en.kicker, en.sticker], ['/laughing.svg'], [way]],
      ['"false"', [fr.kicker, 'Brand'], [], [[fr.calendar, '/fr/calendar']]],
    ]);
  });

  test('TON-10: the front offers the evening in each city of the festival', () => {
    const [band = ''] = partsOf(
      draw({ facts: { ...nothing, cities: ['Laval', 'Québec'] }, tonight: [tile('1')] }),
      'section',
    );
    const evening = '/en/calendar?mode=day&amp;day=2027-07-16&amp;after=17%3A00&amp;before=04%3A00';
    expect(
      partsOf(partsOf(band, 'details').join(), 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]]),
    ).toEqual([
      ['All cities', evening],
      ['Laval', `${evening}&amp;city=Laval`],
      ['Québec', `${evening}&amp;city=Qu%C3%A9bec`],
    ]);
  });

  test('TON-08: the pictures of tonight are loaded at once, those of the weekend when they come near', () => {
    const show = (id: string) => ({ ...tile(id), image: `/${id}.avif` });
    const html = draw({ tonight: [show('1')], weekend: [{ tile: show('2'), more: 0 }] });
    const images = html.match(/<img[^>]*\/[12]\.avif[^>]*>/g) ?? [];
    expect(images.map((image) => valuesOf(image, 'loading')[0])).toEqual(['eager', 'lazy']);
  });

  test('HOM-01: a show of the weekend has its day, and its other dates if there are some', () => {
    const weekend = [
      { tile: tile('1', '2027-07-17T19:30-04:00'), more: 0 },
      { tile: tile('2', '2027-07-18T19:30-04:00'), more: 1 },
    ];
    const [section = ''] = partsOf(draw({ weekend }), 'section').filter((part) =>
      part.includes('home-weekend'),
    );
    expect(partsOf(section, 'article').map(textOf)).toEqual([
      expect.stringMatching(/^Saturday 7:30 pm Show 1 .*Toronto time$/),
      expect.stringMatching(/^Sunday 7:30 pm Show 2 .*\+ 1 date$/),
    ]);
    expect(partsOf(section, 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]])[0]).toEqual([
      en.next.all,
      '/en/calendar',
    ]);
  });

  test('HOM-01: nothing tonight, and what begins next stands there with its day, three at most', () => {
    const next = ['1', '2', '3', '4'].map((id) => tile(id, '2027-07-17T00:30+09:00'));
    const html = draw({ next });
    expect([
      partsOf(html, 'h2').map(textOf),
      partsOf(html, 'article').length,
      [...html.matchAll(/<time[^>]*><span>([^<]*)/g)].map(([, day]) => day),
    ]).toEqual([[en.next.title], 3, Array.from({ length: 3 }, () => 'Saturday Jul 17')]);
  });

  test.each([
    ['tonight’s shows', { tonight: [tile('1')] }, '/en/calendar?'],
    ['the next shows', { next: [tile('1')] }, '/en/calendar'],
  ])('TON-08: beside %s stands the way to all of them', (_, shows, href) => {
    const [band = ''] = partsOf(draw(shows), 'section');
    const [all = ''] = partsOf(band, 'a').filter((link) => link.includes(' class="'));
    expect(valuesOf(all, 'href').join()).toMatch(
      href.endsWith('?') ? /^\/en\/calendar\?/ : /^\/en\/calendar$/,
    );
  });

  test('HOM-01: where none is announced it says so, and there is no weekend', () => {
    const html = draw();
    expect([html.includes(`<p>${en.next.none}</p>`), html.includes(en.weekend.title)]).toEqual([true, false]);
  });

  test.each([
    [{ first: '2027-05-01', last: '2028-05-31', cities: [] }, 'Until May 31, 2028'],
    [{ first: '2027-07-20', last: '2027-08-03', cities: [] }, 'Jul 20 to Aug 3, 2027'],
    [{ first: '2027-12-20', last: '2028-01-03', cities: [] }, 'Dec 20, 2027 to Jan 3, 2028'],
    [{ first: '2026-05-01', last: '2026-08-31', cities: [] }, ''],
    [{ first: '2027-07-16', last: '2027-08-03', cities: [] }, 'Until Aug 3, 2027'],
    [{ first: '2027-07-17', last: '2027-08-03', cities: [] }, 'Jul 17 to Aug 3, 2027'],
    [{ first: '2027-07-01', last: '2027-07-16', cities: [] }, 'Until Jul 16, 2027'],
    [{ first: '2027-07-01', last: '2027-07-15', cities: [] }, ''],
    [{ first: null, last: '2027-08-03', cities: [] }, ''],
  ])('HOM-01: its dates: %o', (facts, dates) => {
    expect(textOf(draw({ facts }).match(/<h1.*?<\/h1>(.*?)<\/section>/s)?.[1] ?? '').trim()).toBe(dates);
  });

  test('HOM-01: four cities, and how many more; each leads to its calendar', () => {
    const html = draw({
      facts: { ...nothing, cities: ['Montréal', 'Toronto', 'Ottawa', 'Québec', 'Laval', 'Gatineau'] },
    });
    const list = partsOf(html, 'ul').at(-1) ?? '';
    expect([textOf(list), valuesOf(list, 'href').at(0), valuesOf(list, 'href').at(-1)]).toEqual([
      'Montréal Toronto Ottawa Québec and 2 more',
      '/en/calendar?city=Montr%C3%A9al',
      '/en/calendar',
    ]);
    const four = draw({ facts: { ...nothing, cities: ['Montréal', 'Toronto', 'Ottawa', 'Québec'] } });
    expect(textOf(partsOf(four, 'ul').at(-1) ?? '')).toBe('Montréal Toronto Ottawa Québec');
  });
});

describe('the hero', () => {
  test('HOM-05: the first slide is in the server’s HTML, its picture wanted first; the others wait', () => {
    const html = draw({ attributes: carouselOf(slide, { ...slide, title: 'Second' }) });
    const pictures = html.match(/<img[^>]*\/(?:tall|wide)\.avif[^>]*>/g) ?? [];
    expect(
      pictures.map((image) => [valuesOf(image, 'loading')[0], valuesOf(image, 'fetchPriority')[0]]),
    ).toEqual([
      ['eager', 'high'],
      ['lazy', 'auto'],
    ]);
    expect(html).toContain('<source media="(width &gt;= 768px)" srcSet="/wide.avif"');
    expect(html).toContain('data-scope="heroCarousel" data-state="still"');
  });

  test('HOM-03: a slide has its two pictures, its logo, its words from above to below and its button', () => {
    const whole = {
      order: 1,
      image: { url: '/wide.avif' },
      imagePortrait: { url: '/tall.avif' },
      logo: { url: '/logo.svg' },
      upperText: 'Above',
      title: 'Slide',
      bottomText: 'Below',
      description: 'What it is',
      btn: { url: '/en/go', title: 'Go', target: '_blank' },
    };
    const html = draw({ attributes: carouselOf(whole) });
    const [hero = ''] = partsOf(html, 'article');
    expect({
      text: textOf(hero),
      heading: partsOf(hero, 'h2').map(textOf),
      order: ['Above', '/logo.svg', 'Slide', 'What it is', 'Below', '/en/go'].map((part) =>
        hero.indexOf(part),
      ),
      pictures: [valuesOf(hero, 'srcSet'), valuesOf(hero, 'src')],
      button: [valuesOf(hero, 'href'), valuesOf(hero, 'target')],
      looks: [valuesOf(hero, 'data-dark'), valuesOf(hero, 'data-overlay')],
    }).toEqual({
      text: 'Above Slide What it is Below Go',
      heading: ['Slide'],
      order: expect.toSatisfy((places: number[]) =>
        places.every((place, index) => place > (places[index - 1] ?? 0)),
      ),
      pictures: [['/wide.avif'], ['/tall.avif', '/logo.svg']],
      button: [['/en/go'], ['_blank']],
      looks: [['false'], ['false']],
    });
  });

  test.each(['image', 'imagePortrait'] as const)(
    'HOM-03: a slide that has its %s alone has it in every window',
    (name) => {
      const [hero = ''] = partsOf(
        draw({ attributes: carouselOf({ title: 'Slide', [name]: { url: '/only.avif' } }) }),
        'article',
      );
      expect(valuesOf(hero, 'src')).toEqual(['/only.avif']);
    },
  );

  const prepared = (name: string) => `/pictures/${name}-1600x700-d0cebb/1600.webp`;
  test.each([
    [
      'both',
      {
        image: { url: prepared('aaaaaaaaaaaaaaaaaaaaaaaa') },
        imagePortrait: { url: prepared('bbbbbbbbbbbbbbbbbbbbbbbb') },
      },
      '100vw',
    ],
    ['a wide one alone, cut at its sides', { image: { url: prepared('aaaaaaaaaaaaaaaaaaaaaaaa') } }, '286vw'],
    ['a tall one alone', { imagePortrait: { url: prepared('bbbbbbbbbbbbbbbbbbbbbbbb') } }, '100vw'],
  ])('PIC-07: on a phone a slide with %s is as wide as it is drawn', (_, pictures, width) => {
    const [image = ''] =
      draw({ attributes: carouselOf({ title: 'Slide', ...pictures }) }).match(/<img[^>]*>/) ?? [];
    expect(valuesOf(image, 'sizes')).toEqual([width]);
  });

  test('PIC-08: each picture of a slide keeps its own point in sight', () => {
    const html = draw({
      attributes: carouselOf({
        image: { url: '/w.avif#focus=10,20' },
        imagePortrait: { url: '/t.avif#focus=30,40' },
      }),
    });
    expect(html).toContain('--tall:30% 40%;--wide:10% 20%');
  });

  test('HOM-03: slides stand by their order, and darkText and overlay are of the slide that has them', () => {
    const html = draw({
      attributes: carouselOf(
        { title: 'Third', order: 3, overlay: true },
        { title: 'First', order: 1 },
        { title: 'Second', order: 2, darkText: true },
      ),
    });
    const slides = partsOf(html, 'article').slice(0, 3);
    expect(
      slides.map((part) => [textOf(part), valuesOf(part, 'data-dark')[0], valuesOf(part, 'data-overlay')[0]]),
    ).toEqual([
      ['First', 'false', 'false'],
      ['Second', 'true', 'false'],
      ['Third', 'false', 'true'],
    ]);
  });

  test('HOM-03: one slide needs neither buttons nor Pause; six have one each', () => {
    const buttons = (count: number) =>
      partsOf(draw({ attributes: carouselOf(...Array.from({ length: count }, () => slide)) }), 'button')
        .length;
    expect([1, 2, 6].map(buttons)).toEqual([0, 3, 7]);
  });

  test('HOM-04: the button opens in the same window unless told otherwise', () => {
    const link = (target?: string) =>
      partsOf(draw({ attributes: carouselOf({ ...slide, btn: { ...slide.btn, target } }) }), 'a').find(
        (each) => each.includes('Go'),
      );
    expect([link(), link('_blank')]).toEqual([
      expect.not.stringContaining('target'),
      expect.stringContaining('target="_blank" rel="noopener noreferrer"'),
    ]);
  });

  test('HOM-07: a film stands still and muted until a script knows better, its picture before it', async () => {
    await HeroFilm.preload?.();
    const html = draw({
      attributes: {
        carousel: { type: 'video', video_mp4_url: '/f.mp4', video_alternative_image: { url: '/p.avif' } },
      },
    });
    const [video = ''] = html.match(/<video[^>]*>/) ?? [];
    expect([
      valuesOf(video, 'src'),
      valuesOf(video, 'poster'),
      video.includes('muted'),
      /autoplay/i.test(video),
    ]).toEqual([['/f.mp4'], ['/p.avif'], true, false]);
    expect(html).toContain(`aria-label="${en.motion.playFilm}"`);
  });
});

describe('tiles', () => {
  const tileOf = (facts: object) => ({
    id: 1,
    title: 'T',
    status: true,
    image: { url: '/a.avif' },
    ...facts,
  });
  const drawTiles = (...tiles: object[]) => draw({ attributes: { tiles } });

  test('HOM-10: each as wide as its format says', () => {
    const formats = ['FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH', 'HUGE'];
    const html = drawTiles(...formats.map((format, id) => tileOf({ id, format })));
    expect(valuesOf(html, 'data-width')).toEqual(['full', 'third', 'fourth', 'fifth', 'third']);
  });

  test('HOM-09: a tile is its title, the place that it leads to, its picture, and its words in its colour', () => {
    const link = { uri: '/en/there', title: 'Not this one' };
    const html = drawTiles(
      tileOf({ link, text_color: '#ffd400' }),
      tileOf({ id: 2, title: 'U' }),
      tileOf({ id: 3, status: false, title: 'Hidden' }),
      tileOf({ id: 4, title: 'V', text_color: '#14101F' }),
    );
    const [, ...tiles] = html.split('<article');
    expect(
      tiles.map((part) => ({
        text: partsOf(part, 'h2').map(textOf),
        href: valuesOf(part, 'href')[0],
        picture: valuesOf(part, 'src'),
        colour: valuesOf(part, 'style'),
        plate: valuesOf(part, 'data-plate'),
      })),
    ).toEqual([
      { text: ['T'], href: '/en/there', picture: ['/a.avif'], colour: ['color:#ffd400'], plate: ['ink'] },
      // Without a colour of its own it has #ffffff, that of the style sheet.
      { text: ['U'], href: undefined, picture: ['/a.avif'], colour: [], plate: ['ink'] },
      { text: ['V'], href: undefined, picture: ['/a.avif'], colour: ['color:#14101f'], plate: ['paper'] },
    ]);
  });

  test('HOM-09: a tile without a link is a picture with words; one without words is named by its link', () => {
    const html = drawTiles(
      tileOf({}),
      tileOf({ id: 2, title: '', link: { uri: '/en/a', title: 'Named' } }),
      tileOf({ id: 3, title: '', link: { uri: '/en/b' } }),
    );
    const [, ...tiles] = html.split('<article');
    expect(tiles.map((part) => [textOf(`<article${part}`).slice(0, 5), valuesOf(part, 'href')[0]])).toEqual([
      ['T', undefined],
      ['Named', '/en/a'],
      ['', '/en/b'],
    ]);
  });

  test('HOM-09: a film stands in the place of the picture, with a Play of its own', async () => {
    await TileFilm.preload?.();
    const html = drawTiles(tileOf({ video: { url: '/a.mp4' } }));
    const [video = ''] = html.match(/<video[^>]*>/) ?? [];
    expect([
      valuesOf(video, 'src'),
      valuesOf(video, 'poster'),
      html.includes('src="/a.avif"'),
      partsOf(html, 'button').length,
    ]).toEqual([['/a.mp4'], ['/a.avif'], false, 1]);
    expect(html).toContain(`aria-label="${en.motion.playFilm}"`);
  });

  test.each([
    ['a picture', { hover_image: { url: '/b.avif' } }, ['/b.avif']],
    ['a film', { hover_video: { url: '/b.mp4' } }, ['/b.mp4']],
    ['neither', {}, []],
  ])('HOM-09: on hover or focus a tile shows another side if it has one: %s', (_, facts, sources) => {
    const [, other = ''] = drawTiles(tileOf(facts)).split('data-other="true"');
    expect(valuesOf(other, 'src')).toEqual(sources);
  });

  test('HOM-12: the other side waits behind the first, and is fetched when it is looked at', () => {
    const html = drawTiles(tileOf({ hover_image: { url: '/b.avif' }, hover_video: { url: '/b.mp4' } }));
    expect([
      valuesOf(html, 'data-other'),
      html.includes('preload="none"'),
      valuesOf(html, 'data-looked-at'),
    ]).toEqual([['false', 'true'], true, ['false']]);
  });
});

describe('lists', () => {
  const item = (facts: Partial<ListedItem> = {}): ListedItem => ({
    id: '1',
    title: 'Title',
    url: '/en/shows/1',
    image: null,
    summary: '',
    cities: ['Laval'],
    ...facts,
  });
  const attributes = {
    tag_units: [
      { title: 'A', tag_unit: 'a' },
      { title: 'B', tag_unit: 'b' },
    ],
  };

  test('HOM-13: a unit without a title has the name of its tag', () => {
    const units = [
      { title: '', tag_unit: 'headliners' },
      { title: '', tag_unit: 'b' },
    ];
    const html = draw({
      attributes: { tag_units: units },
      units: { headliners: [item()], b: [item({ cities: [] })] },
    });
    const sections = partsOf(html, 'section').slice(-2);
    expect(
      sections.map((part) => [partsOf(part, 'h2').map(textOf), valuesOf(part, 'aria-labelledby')[0]]),
    ).toEqual([
      [['Headliners'], 'home-unit-0'],
      [['b'], 'home-unit-1'],
    ]);
    expect(sections.map((part) => partsOf(part, 'article').map(textOf))).toEqual([
      ['Title Laval'],
      ['Title'],
    ]);
  });

  test('HOM-13: a unit that has no shows leaves no trace, and the next stands', () => {
    const html = draw({ attributes, units: { a: [], b: [item()] } });
    expect(partsOf(html, 'h2').map(textOf)).toEqual([en.next.title, 'B']);
  });

  test.each(languages)(
    'HOM-14 (%s): the passes as the host orders them, each with its picture, price and page, and the way to all',
    (lang) => {
      const pass = (id: string, title: string, starting_at: number | null): Passport => ({
        id,
        title,
        starting_at,
        image: `/${id}.avif`,
        detail_url: `/${lang}/p/${id}`,
        saving: '',
      });
      const html = draw({ lang, passes: [pass('9', 'Nine', 89), pass('2', 'Two', 120.5)] });
      const [section = ''] = html.match(/<section[^>]*home-passes.*?<\/section>/s) ?? [];
      const cards = partsOf(section, 'article');
      const prices = { en: ['From $89', 'From $120.50'], fr: ['À partir de 89 $', 'À partir de 120,50 $'] }[
        lang
      ];
      expect(
        cards.map((card) => [
          partsOf(card, 'h3').map(textOf)[0],
          valuesOf(card, 'src')[0],
          valuesOf(card, 'href')[0],
        ]),
      ).toEqual([
        ['Nine', '/9.avif', `/${lang}/p/9`],
        ['Two', '/2.avif', `/${lang}/p/2`],
      ]);
      cards.forEach((card, index) => expect(textOf(card).replaceAll('\u00a0', ' ')).toContain(prices[index]));
      expect(valuesOf(section, 'href')).toContain(
        lang === 'fr' ? '/fr/choisir-son-passe' : '/en/choose-your-pass',
      );
      expect(draw({ lang })).not.toContain('home-passes');
    },
  );

  test('HOM-17: 45 letters of a title, 50 of a place, 200 of what it is about', () => {
    const html = draw({
      attributes,
      units: {
        a: [],
        b: [item({ title: 't'.repeat(46), cities: ['p'.repeat(51)], summary: 's'.repeat(201) })],
      },
    });
    expect([
      html.includes(`>${'t'.repeat(45)}…<`),
      html.includes(`>${'p'.repeat(50)}…<`),
      html.includes(`>${'s'.repeat(200)}…<`),
    ]).toEqual([true, true, true]);
    expect(html).toContain(`<span class="visually-hidden">${'t'.repeat(46)}</span>`);
  });

  test('RTE-02: a title and a description in the other language say so', () => {
    const html = draw({ attributes, units: { a: [], b: [item({ writtenIn: 'fr', summary: 'Drôle' })] } });
    expect(valuesOf(partsOf(html, 'article').join(), 'lang')).toEqual(['fr', 'fr']);
  });

  test('HOM-17: what fits is whole, and a show of several cities says so', () => {
    const html = draw({
      attributes,
      units: { a: [], b: [item({ title: 't'.repeat(45), cities: ['Laval', 'Sorel'] })] },
    });
    expect([html.includes(`>${'t'.repeat(45)}<`), html.includes(en.lists.multiple)]).toEqual([true, true]);
  });
});
