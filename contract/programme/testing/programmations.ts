import type { Programmation } from '#contract/wire/programmation.ts';
import type { CalendarQuestion } from '../calendar/calendarView.ts';
import { noFilters } from '../calendar/chosenFilters.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';

/** For tests: an item as the contract reads it, by default a Montréal evening. */
export const programmationOf = (
  id: string,
  { date, ...facts }: Partial<Omit<Programmation, 'date'>> & { date?: Partial<Programmation['date']> } = {},
): Programmation => ({
  id,
  title: `Show ${id}`,
  url: `/fr/spectacles/show-${id}`,
  thumbnail: null,
  image_url: null,
  venue: 'Théâtre du Coin',
  city: 'Montréal',
  region: 'QC',
  language: 'fr',
  category: 3,
  categories: ['En salle', 'Stand-up'],
  show_type: { name: 'headliners' },
  belong_to: { name: 'Chapiteau' },
  status: 'ON_SALE',
  price: null,
  festivalId: null,
  edition: null,
  accessibility: [],
  state: 'scheduled',
  ...facts,
  date: {
    start: '2027-07-16T23:30:00Z',
    end: null,
    timezone_offset: '-0400',
    timezone: 'America/Toronto',
    ...date,
  },
});

/** For tests: an item of {@link programmationOf} at a start and an offset, without a zone's name. */
export const programmationAt = (id: string, start: string, offset = '-0400'): Programmation =>
  programmationOf(id, { date: { start, timezone_offset: offset, timezone: null } });

export const programmeSettings: ProgrammeSettings = {
  siteId: 8,
  timezone: 'America/Toronto',
  excludedFestivals: [],
  torontoFestivals: ['jfl toronto'],
  torontoSite: null,
};

/** Before every show of the tests. */
const longBefore = Date.parse('2000-01-01T00:00:00Z');

/** For tests: the question of an address without search parameters. */
export const questionOf = (month: string, asked: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  month,
  lang: 'fr',
  mode: 'month',
  day: null,
  days: null,
  after: null,
  before: null,
  offset: 0,
  filters: noFilters,
  english: 'false',
  settings: programmeSettings,
  opening: null,
  until: null,
  clock: { now: () => longBefore },
  ...asked,
});
