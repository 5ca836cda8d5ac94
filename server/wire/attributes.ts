import * as v from 'valibot';
import { announcementAttributes, announcementListAttributes } from '#contract/wire/announcement.ts';
import { artistAttributes, award, demo, photo, video } from '#contract/wire/artist.ts';
import { festivalAttributes } from '#contract/wire/festival.ts';
import { carousel, homeAttributes, slide, tagUnit, tile } from '#contract/wire/home.ts';
import { basicAttributes, type ContentType } from '#contract/wire/page.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { player, showAttributes, suggestedShow } from '#contract/wire/show.ts';
import { listedShow } from '#contract/wire/shows.ts';
import { captions, videoAttributes, wireCollection } from '#contract/wire/video.ts';
import { looseText } from '#contract/wire/values.ts';

/** A list whose wrong entries are left out. */
export const each = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), []);

const slides = v.object({ ...carousel.entries, slides: each(slide) });

const home = v.object({
  ...homeAttributes.entries,
  carousel: v.fallback(v.nullable(slides), null),
  tiles: each(tile),
  tag_units: each(tagUnit),
});

const show = v.object({
  ...showAttributes.entries,
  artists: each(player),
  suggested_shows: each(suggestedShow),
  similar_shows: each(programmation),
});

const artist = v.object({
  ...artistAttributes.entries,
  series: each(v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) })),
  shows: each(listedShow),
  awards: each(award),
  demosCat1: each(demo),
  demosCat2: each(demo),
  photos: each(photo),
  videos: each(video),
});

/** The lists that a video has in its own page and in any list. */
export const listsOfVideo = { collections: each(wireCollection), captions: each(captions) };

const text = { title: looseText, body: looseText };

/** The attributes of each content type of other hosts, with the entries of their lists. */
export const attributesOf = {
  home,
  show,
  artist,
  video: v.object({ ...videoAttributes.entries, ...listsOfVideo }),
  page: basicAttributes,
  festival: festivalAttributes,
  press_list: announcementListAttributes,
  press_release: announcementAttributes,
  career_list: announcementListAttributes,
  career_posting: announcementAttributes,
  carousel: v.object({ ...slides.entries, body: looseText }),
  header_mp4_video: v.object({ ...slides.entries, body: looseText }),
  tiles: v.object({ ...text, tiles: each(tile) }),
  show_tags: v.object({ ...text, tag_unit: tagUnit.entries.tag_unit }),
  show_widget_list: v.object({ ...text, tag_units: each(tagUnit) }),
  headliners: v.object(text),
  shows: basicAttributes,
  videos: basicAttributes,
  festivals: basicAttributes,
  artists: basicAttributes,
} as const satisfies Readonly<Record<Exclude<ContentType, 'box_office'>, v.GenericSchema>>;

/** A content type of other hosts; the box office is ours alone. */
export type HostType = keyof typeof attributesOf;
const isHostType = (name: string): name is HostType => Object.hasOwn(attributesOf, name);
export const hostTypes: readonly HostType[] = Object.keys(attributesOf).filter(isHostType);
