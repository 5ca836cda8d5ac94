import * as fc from 'fast-check';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { employments } from '#contract/wire/announcement.ts';
import { programmationStates } from '#contract/wire/programmation.ts';
import { availabilities, type DateOfShow } from '../schema/dateRow.ts';
import type { AnnouncementFolder, FestivalFolder } from '../schema/folder.ts';
import type { HomeFile } from '../schema/homeFile.ts';

const lang = fc.constantFrom('fr', 'en');
const words = fc.constantFrom('Été', 'Le chat', 'a', 'Rire: “oui”', '— ½', 'Lorem\nipsum', '10');
const line = fc.constantFrom('Été', 'Le chat', 'a', 'Rire: “oui”', '10');
const slug = fc.constantFrom('a', 'le-chat', '10', 'b-2', 'a-2');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const each = <Value>(value: fc.Arbitrary<Value>) => fc.record({ fr: value, en: value });
const oneOrEach = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(value, each(value));
const localText = fc.oneof(words, each(words), fc.record({ fr: words }), fc.record({ en: words }));
const markdown = fc.constantFrom('', 'Un **mot**.', '- un\n- deux', '<script>1</script>Ici');
const html = fc.constantFrom('', '<p>Un.</p>', '\n<p>Deux</p>\n');
const someOf = (text: fc.Arbitrary<string>) => fc.record({ fr: text, en: text }, { requiredKeys: [] });
const rich = fc.oneof(someOf(markdown), fc.record({ html: someOf(html) }));
const medium = fc.constantFrom(
  'media/a.jpg',
  'media/é/b c%.png',
  '/media/posters/7-800.avif',
  '/media/artists/7-320.avif',
  'https://a.example/1.jpg',
);
const address = fc.constantFrom('/fr/calendrier', 'https://a.example/', 'mailto:a@a.example');
const price = maybe(fc.constantFrom(0, 12.5, 19.99, 40));
const instant = fc.constantFrom('2027-07-16T12:00:00Z', '2026-01-02T03:04:05Z');
const zone = fc.constantFrom('America/Toronto', 'America/St_Johns', 'Europe/Paris');
const local = fc.constantFrom(
  '2027-07-16 20:00',
  '2027-11-07 01:30',
  '2027-11-07T01:30:20',
  '2027-03-14 02:30',
);
const format = fc.constantFrom('markdown', 'html');
const few = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 2 });
const named = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(slug, value), { maxLength: 3 }).map((entries) => new Map(entries));
const record = <Value>(value: fc.Arbitrary<Value>) => named(value).map((all) => Object.fromEntries(all));
const among = (names: Iterable<string>) => fc.subarray([...names]);

const written = <Facts, Head>(facts: fc.Arbitrary<Facts>, head: fc.Arbitrary<Head>) =>
  fc.record({
    facts,
    texts: fc
      .record({ fr: fc.record({ head, body: markdown }), en: fc.record({ head, body: html }) })
      .chain(({ fr, en }) => fc.constantFrom({ fr, en }, { fr }, { en })),
  });

const colour = maybe(fc.constantFrom('#101010', '#ffd400', '#0a5c4a'));
const drawing = fc.constantFrom('media/a.svg', 'media/é/b c%.png');
const font = maybe(fc.constantFrom('media/a.woff2', 'media/é/b c.woff2'));
const look = fc.record({
  colours: fc.record({ paper: colour, action: colour, night: colour }, { requiredKeys: [] }),
  series: fc.constantFrom<Record<string, string>>({}, { street: '#6b2bd9' }),
  type: maybe(fc.constantFrom('calm', 'usual', 'loud')),
  corners: maybe(fc.constantFrom('square', 'soft', 'round')),
  outlines: maybe(fc.constantFrom('fine', 'bold')),
  shadows: maybe(fc.constantFrom('none', 'soft', 'hard')),
  pattern: maybe(fc.constantFrom('none', 'dots', 'rays')),
  askew: maybe(fc.boolean()),
  illustrations: maybe(fc.boolean()),
  fonts: fc.record({ display: font, text: font }, { requiredKeys: [] }),
  logo: maybe(drawing),
  icon: maybe(drawing),
  picture: maybe(drawing),
  mascot: maybe(fc.record({ laughing: drawing, lost: maybe(drawing), asleep: maybe(drawing) })),
});

const entry = { title: localText, href: oneOrEach(address) };
const menu = few(fc.record({ ...entry, items: few(fc.record(entry)) }));
const festival = fc.record({
  name: localText,
  languages: fc.constantFrom<('fr' | 'en')[]>(['fr'], ['en'], ['fr', 'en'], ['en', 'fr']),
  timezone: zone,
  currency: fc.constantFrom('CAD', 'EUR'),
  members: fc.boolean(),
  newsletter: fc.boolean(),
  drawn_by_series: few(line),
  tickets: maybe(fc.constant('https://a.example/{lang}')),
  social: fc.constantFrom<string[][]>([], ['https://x.com/a']),
  menus: fc.record({ main: menu, footer: menu, secondary: menu }),
  sponsors: record(
    fc.record({
      name: line,
      logo: maybe(medium),
      link: maybe(fc.constant('https://a.example/')),
      line: fc.integer({ min: 1, max: 6 }),
    }),
  ),
  genres: record(localText),
  words: fc.dictionary(
    fc.constantFrom('home.sticker', 'layout.footer.slogan', 'mail.welcome.title'),
    localText,
  ),
  look,
});

const venues = named(
  fc.record({
    name: line,
    city: line,
    region: fc.constantFrom('', 'QC'),
    region_name: localText,
    map: maybe(fc.constant('https://map.example/')),
    position: maybe(fc.constant<[number, number]>([45.5, -73.5])),
    capacity: maybe(fc.constantFrom(10, 200)),
    timezone: maybe(zone),
  }),
);

const demos = maybe(
  fc.record({ title: localText, demos: few(fc.record({ title: localText, url: medium })) }),
);
const artists = named(
  written(
    fc.record({
      name: line,
      type: localText,
      slug: maybe(slug),
      page: fc.boolean(),
      image: maybe(medium),
      belongs_to: maybe(line),
      twitter: maybe(fc.constant('https://x.com/a')),
      facebook: maybe(fc.constant('https://www.facebook.com/a')),
      instagram: maybe(fc.constant('https://www.instagram.com/a')),
      website: maybe(fc.constant('https://a.example/')),
      cv: maybe(oneOrEach(medium)),
      series: few(line),
      group: fc.boolean(),
      awards: few(fc.record({ title: localText, description: localText })),
      first_demos: demos,
      second_demos: demos,
      photos: few(fc.record({ url: medium, thumbnail: medium, title: localText })),
      videos: few(fc.record({ title: localText, url: fc.constant('https://a.example/v') })),
      extra: maybe(fc.record({ title: localText, text: rich })),
    }),
    fc.record({ bio: fc.constantFrom('', 'Drôle.'), format }),
  ),
);

const showsOf = ({ genres, sponsors, artists: cast, series }: Record<string, string[]>) =>
  named(
    written(
      fc.record({
        kind: fc.constantFrom('venue', 'outdoor', 'online'),
        genres: among(genres ?? []),
        language: maybe(fc.constantFrom('fr', 'en')),
        languages: fc.subarray(['fr', 'en', 'inu']),
        type: maybe(line),
        belongs_to: maybe(line),
        series: among(series ?? []),
        artists: among(cast ?? []),
        minutes: maybe(fc.constantFrom(60, 90)),
        age: maybe(fc.constantFrom(0, 16)),
        accessibility: fc.subarray([...accessibilities]),
        image: maybe(medium),
        film: maybe(medium),
        video: maybe(fc.constant('https://a.example/v')),
        first_title: maybe(localText),
        second_title: maybe(localText),
        sponsors: among(sponsors ?? []),
        info: maybe(localText),
        promotion: maybe(localText),
        hides_tickets: fc.boolean(),
        buttons: few(fc.record({ title: line, url: maybe(fc.constant('/fr/a')) })),
        upsell: maybe(
          fc.record({
            pass_text: maybe(localText),
            pass_url: maybe(oneOrEach(fc.constant('/fr/passe'))),
            ticket_text: maybe(localText),
            ticket_url: maybe(fc.constantFrom('box-office', 'https://a.example/')),
            modal: maybe(fc.boolean()),
          }),
        ),
        added: maybe(instant),
        dates: fc.constant<DateOfShow[]>([]),
      }),
      fc.record({ title: line, blurb: words, slug: maybe(slug), aliases: fc.constant<string[]>([]), format }),
    ),
  );

const pages = named(
  written(
    fc.record({ image: maybe(medium), noindex: fc.boolean() }),
    fc.record({
      title: line,
      path: maybe(fc.constantFrom('a/b', 'Été')),
      aliases: fc.constant<string[]>([]),
      meta_title: maybe(line),
      description: words,
      placeholder: fc.boolean(),
      format,
    }),
  ),
);

const announcementText = fc.record({
  title: line,
  slug: maybe(slug),
  aliases: fc.constant<string[]>([]),
  description: words,
  format,
});
const announcements: fc.Arbitrary<AnnouncementFolder> = fc.record({
  list: fc.option(
    written(
      fc.record({ tags: record(fc.record({ title: localText, entry: maybe(localText) })) }),
      announcementText,
    ),
  ),
  entries: named(
    written(
      fc.record({
        tag: slug,
        published: instant,
        image: maybe(medium),
        pdf: maybe(oneOrEach(medium)),
        city: maybe(line),
        employment: maybe(fc.constantFrom(...employments)),
      }),
      announcementText,
    ),
  ),
});

const captions = few(fc.record({ lang, label: line, url: medium }));
const videos = record(
  fc.record({
    title: localText,
    description: localText,
    slug: maybe(oneOrEach(slug)),
    youtube: maybe(fc.constant('aqz-KE-bpKQ')),
    film: maybe(medium),
    captions,
    image: maybe(medium),
    views: fc.nat(9),
    likes: fc.nat(9),
    published: instant,
  }),
).chain((all) =>
  fc.record({
    videos: fc.constant(all),
    collections: record(
      fc.record({
        title: localText,
        alias: maybe(oneOrEach(slug)),
        image: maybe(medium),
        videos: among(Object.keys(all)),
      }),
    ),
    trailer: maybe(
      fc.record({
        title: localText,
        path: oneOrEach(slug),
        description: localText,
        text: rich,
        film: medium,
        image: maybe(medium),
        captions,
      }),
    ),
  }),
);

const slide = fc.record({
  image: medium,
  portrait: maybe(medium),
  logo: maybe(medium),
  upper: maybe(localText),
  title: localText,
  bottom: maybe(localText),
  text: maybe(localText),
  button: maybe(fc.record(entry)),
  dark_text: fc.boolean(),
  overlay: fc.boolean(),
});
const home: fc.Arbitrary<HomeFile> = fc.record({
  title: localText,
  meta_title: maybe(localText),
  description: localText,
  hero: maybe(fc.record({ film: maybe(medium), film_image: maybe(medium), slides: few(slide) })),
  tiles: few(
    fc.record({
      ...entry,
      image: maybe(medium),
      film: maybe(medium),
      hover_image: maybe(medium),
      hover_film: maybe(medium),
      format: fc.constantFrom('FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH'),
      text_colour: maybe(fc.constantFrom('#ffffff', '#000000')),
    }),
  ),
  lists: few(fc.record({ title: localText, type: line })),
  top: rich,
  bottom: rich,
});

const series = named(
  fc.record({
    title: localText,
    slug: maybe(oneOrEach(slug)),
    description: localText,
    text: rich,
    image: maybe(medium),
  }),
);
const passes = named(
  fc.record({
    title: localText,
    path: maybe(oneOrEach(fc.constantFrom('a/b', 'c'))),
    saving: localText,
    text: rich,
    price,
    image: maybe(medium),
  }),
);

const datesOf = (shows: Iterable<string>, places: Iterable<string>) => {
  const [show, ...others] = shows;
  if (show === undefined) return fc.constant([]);
  return fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', '1', 'c@d:e'),
      show: fc.constantFrom(show, ...others),
      venue: fc.constantFrom(undefined, ...places),
      start: local,
      end: maybe(fc.constantFrom('unknown', '2027-12-01 23:00')),
      minutes: maybe(fc.constantFrom(60, 75)),
      price_min: price,
      price_max: price,
      availability: maybe(fc.constantFrom(...availabilities)),
      capacity: maybe(fc.constantFrom(0, 10, 50)),
      sold: maybe(fc.constantFrom(0, 10)),
      tickets: maybe(fc.constantFrom('box-office', 'https://a.example/')),
      state: maybe(fc.constantFrom(...programmationStates)),
      previous_start: maybe(local),
      timezone: maybe(zone),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
};

const reservationsOf = (shows: Iterable<string>, names: Iterable<string>) =>
  maybe(
    fc.record({
      all: fc.boolean(),
      series: among(names),
      belongs_to: few(line),
      shows: among(shows),
    }),
  );

/** For tests: any small folder, with something of everything. */
export const anyFolder: fc.Arbitrary<FestivalFolder> = fc
  .record({
    festival,
    venues,
    series,
    passes,
    artists,
    pages,
    press: announcements,
    careers: announcements,
    videos,
    home: fc.option(home),
    media: fc.constant<string[]>([]),
  })
  .chain((folder) =>
    showsOf({
      genres: Object.keys(folder.festival.genres),
      sponsors: Object.keys(folder.festival.sponsors),
      artists: [...folder.artists.keys()],
      series: [...folder.series.keys()],
    }).chain((shows) =>
      fc
        .tuple(
          datesOf(shows.keys(), folder.venues.keys()),
          reservationsOf(shows.keys(), folder.series.keys()),
        )
        .map(([dates, reservations]) => ({
          ...folder,
          festival: { ...folder.festival, reservations },
          shows,
          dates,
        })),
    ),
  );
