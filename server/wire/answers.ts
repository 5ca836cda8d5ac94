import * as v from 'valibot';
import { announcement } from '#contract/wire/announcement.ts';
import { listedArtist } from '#contract/wire/artist.ts';
import { festival } from '#contract/wire/festival.ts';
import { category, menuItem, sponsor } from '#contract/wire/global.ts';
import { listEnvelope } from '#contract/wire/list.ts';
import { liveShow } from '#contract/wire/liveShows.ts';
import { entity, listedThing, page } from '#contract/wire/page.ts';
import { passport } from '#contract/wire/passport.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { listedShow, showFacet } from '#contract/wire/shows.ts';
import { ticket } from '#contract/wire/ticket.ts';
import { listedVideo, wireCollection } from '#contract/wire/video.ts';
import { attributesOf, each, hostTypes, listsOfVideo, type HostType } from './attributes.ts';

const listOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ ...listEnvelope.entries, data: v.array(entry) });

/** The entries of the list that comes with a page of some types. */
const listedOn: Partial<Record<HostType, v.GenericSchema>> = {
  press_list: announcement,
  career_list: announcement,
  shows: listedThing,
  videos: listedThing,
  festivals: listedThing,
  artists: listedArtist,
};

/** The page loader's answer for a page of a type. */
export const pageOf = (type: HostType) =>
  v.object({
    ...page.entries,
    entity_data: v.object({ ...entity.entries, type: v.literal(type), attributes: attributesOf[type] }),
    data: each(listedOn[type] ?? v.unknown()),
  });

const pages = Object.fromEntries(hostTypes.map((type) => [`page-${type}`, pageOf(type)]));

/** Every answer of a content host, by the name of its schema in docs/wire. */
export const answers: Readonly<Record<string, v.GenericSchema>> = {
  ...pages,
  metadata: v.object({ main: each(menuItem), footer: each(menuItem), secondary: each(menuItem) }),
  sponsors: listOf(sponsor),
  programmations: listOf(programmation),
  tickets: listOf(ticket),
  shows: listOf(listedShow),
  'show-facets': listOf(showFacet),
  artists: listOf(listedArtist),
  'artist-categories': listOf(category),
  videos: listOf(v.object({ ...listedVideo.entries, ...listsOfVideo })),
  'video-collections': listOf(wireCollection),
  festivals: listOf(festival),
  passports: listOf(passport),
  'live-shows': v.object({ live: each(liveShow), upcoming: each(liveShow) }),
};
