import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { belowLanguage, type PairName } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { announcement } from '#contract/wire/announcement.ts';
import { listedArtist } from '#contract/wire/artist.ts';
import { listEnvelope, type ListEnvelope } from '#contract/wire/list.ts';
import { listedThing, page, type ContentType } from '#contract/wire/page.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { listedShow } from '#contract/wire/shows.ts';
import { listedVideo, videoEnvelope } from '#contract/wire/video.ts';
import { hostListLimits } from './limits.ts';

/** The facts in the address of a list. */
interface Asked {
  lang: Language;
  offset: number;
  siteId: number;
  /** The present year. */
  year: number;
}

/** A list of the content wire. */
export interface WireList<Item> {
  name: string;
  /** Below the base of the host's API. */
  pathOf: (asked: Asked) => string;
  envelope: v.GenericSchema<unknown, ListEnvelope>;
  item: v.GenericSchema<unknown, Item>;
}

const contentOf =
  (
    name: string,
    parameters: (asked: Asked) => Record<string, number> = () => ({}),
  ): WireList<never>['pathOf'] =>
  (asked) => {
    const { lang, siteId, offset } = asked;
    const all = { offset, pagesize: hostListLimits.page, ...parameters(asked) };
    const search = Object.entries(all).map(([key, value]) => `${key}=${value}`);
    return `/${lang}/content/${siteId}/${name}?${search.join('&')}`;
  };

const listNamed = <Item>(
  name: string,
  item: WireList<Item>['item'],
  envelope: WireList<Item>['envelope'] = listEnvelope,
): WireList<Item> => ({ name, pathOf: contentOf(name), envelope, item });

/** Seconds of the first moment of a year, UTC. */
const startOf = (year: number): number => Date.UTC(year) / 1000;

/** PRS-01, PRS-02: the entries of a page; a page of another type has none. */
const entriesOf = (name: PairName, type: ContentType): WireList<v.InferOutput<typeof announcement>> => ({
  name,
  pathOf: ({ lang }) => `/${lang}/router/${belowLanguage(name, lang)}`,
  envelope: v.pipe(
    page,
    v.transform(({ entity_data: entity, data }) => ({
      data: entity?.type === type ? data : [],
      pagesize: data.length,
      totalcount: data.length,
      previous: null,
      next: null,
    })),
  ),
  item: announcement,
});

/** The lists that a host's programme is read by; the wire has none of its pages. */
export const wireLists = {
  shows: listNamed('shows', listedShow),
  /** Dates of some years: their addresses change once a year, so that validators hold. */
  dates: {
    name: 'programmations',
    pathOf: contentOf('programmations', ({ year }) => ({
      pagesize: pageSizes.programmations,
      from: startOf(year - hostListLimits.yearsBack),
      to: startOf(year + hostListLimits.yearsOn),
    })),
    envelope: listEnvelope,
    item: programmation,
  } satisfies WireList<v.InferOutput<typeof programmation>>,
  artists: listNamed('artists', listedArtist),
  videos: listNamed('videos', listedVideo, videoEnvelope),
  festivals: listNamed('festivals', listedThing),
  press: entriesOf('press', 'press_list'),
  careers: entriesOf('jobs', 'career_list'),
};
