import type { Say } from './say.ts';

type InBoth = readonly [fr: string, en: string];

/** A show of the host's festival. */
interface HostShow {
  id: string;
  title: InBoth;
  /** Below the language. */
  path: InBoth;
  summary: InBoth;
  kind: InBoth;
  type: string;
  venue: string;
  city: string;
  /** Starts, in UTC. */
  starts: readonly string[];
}

export const shows: readonly HostShow[] = [
  {
    id: 's1',
    title: ['Le traversier de nuit', 'The Night Ferry'],
    path: ['spectacles/le-traversier-de-nuit', 'shows/the-night-ferry'],
    summary: ['Un capitaine, un tuba, et aucun port.', 'A captain, a tuba, and no harbour in sight.'],
    kind: ['En salle', 'In venue'],
    type: 'galas',
    venue: 'Pier Theatre',
    city: 'Halifax',
    starts: ['2027-06-15T23:30:00Z', '2027-06-19T23:30:00Z', '2027-07-17T23:30:00Z'],
  },
  {
    id: 's2',
    title: ['Marée basse', 'Low Water'],
    path: ['spectacles/maree-basse', 'shows/low-water'],
    summary: ['On attend la marée.', 'We wait for the tide.'],
    kind: ['Extérieur', 'Outdoors'],
    type: 'solos',
    venue: 'The Slip',
    city: 'Halifax',
    starts: ['2027-06-18T22:00:00Z', '2027-07-18T22:00:00Z'],
  },
  {
    id: 's3',
    title: ['Radio du large', 'Open Sea Radio'],
    path: ['spectacles/radio-du-large', 'shows/open-sea-radio'],
    summary: ['En direct d’une bouée.', 'Live from a buoy.'],
    kind: ['En ligne', 'Online'],
    type: 'galas',
    venue: 'Open Sea Radio',
    city: 'Lunenburg',
    starts: ['2027-06-20T20:00:00Z'],
  },
];

const hours = 1.5;
const endOf = (start: string): string =>
  new Date(Date.parse(start) + hours * 3_600_000).toISOString().replace('.000', '');

const dateOf = (start: string) => ({
  start,
  end: endOf(start),
  timezone_offset: '-0300',
  timezone: 'America/Halifax',
});

const inNames = ({ kind }: HostShow, { words }: Say): string[] => [words(...kind), words('Humour', 'Comedy')];

/** The dates of a show, by their ids. */
export const datesOf = ({ id, starts }: HostShow) =>
  starts.map((start, index) => ({
    id: `${id}-${index + 1}`,
    start,
    ticketurl: `https://tickets.example.org/${id}-${index + 1}`,
  }));

const addressOf = ({ path }: HostShow, { lang, words }: Say): string => `/${lang}/${words(...path)}`;

const festival = ({ words }: Say) => ({ name: words('Nuits du port', 'Harbour Nights') });

/** A show as an entry of a list. */
export const listedShow = (say: Say, show: HostShow) => {
  const { id, title, summary, starts, venue, city, type } = show;
  return {
    id,
    title: say.words(...title),
    url: addressOf(show, say),
    summary: say.words(...summary),
    image_url: say.media(`${id}.png`),
    date: {
      firstDate: starts[0],
      lastDate: starts.at(-1),
      timezone_offset: '-0300',
      timezone: 'America/Halifax',
    },
    venues: [{ name: venue, location: { city: { name: city } } }],
    categories: inNames(show, say).map((name) => ({ name })),
    show_type: { name: type },
    belong_to: festival(say),
    language: say.lang,
    price: { min: 25, max: 40 },
  };
};

/** Every date of the festival as an entry of the calendar, by start. */
export const calendarOf = (say: Say) =>
  shows
    .flatMap((show) =>
      datesOf(show).map(({ id, start }) => ({
        id,
        title: say.words(...show.title),
        url: addressOf(show, say),
        image_url: say.media(`${show.id}.png`),
        date: dateOf(start),
        venue: show.venue,
        city: show.city,
        region: 'NS',
        language: say.lang,
        categories: inNames(show, say),
        show_type: { name: show.type },
        belong_to: festival(say),
        status: 'ON_SALE',
        price: { min: 25, max: 40 },
      })),
    )
    .toSorted((one, other) => Date.parse(one.date.start) - Date.parse(other.date.start));

/** The dates of a show with their offers. */
export const ticketsOf = (say: Say, show: HostShow) =>
  datesOf(show).map(({ id, start, ticketurl }) => ({
    id,
    showstartdate: start,
    location: show.city,
    venue: {
      name: show.venue,
      location: { city: { name: show.city }, state: { name: 'Nova Scotia', abbreviation: 'NS' } },
    },
    price: { min: 25, max: 40 },
    status: 'ON_SALE',
    date: dateOf(start),
    ticketurl,
    show: {
      title: say.words(...show.title),
      url: addressOf(show, say),
      categories: inNames(show, say),
      belong_to: festival(say),
      language: say.lang,
      type: show.type,
    },
  }));
