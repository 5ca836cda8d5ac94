import type { PlacedShow } from './place.ts';
import { seriesOf } from './series.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { showLink } from './showLink.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { Tile } from './view.ts';

const minuteMs = 60_000;

/** `-0400` or `0530` → `-04:00`, `+05:30`. */
export const isoOffset = (offset: string): string =>
  offset.replace(/^([+-]?)(\d\d)/, (_, sign: string, hours: string) => `${sign || '+'}${hours}:`);

/** `2027-07-16T19:30-04:00`: the one spelling that Temporal reads. */
const localStart = ({ item, start, date, time }: PlacedShow): string => {
  const seconds =
    start % minuteMs === 0 ? '' : `:${new Date(start).toISOString().slice('YYYY-MM-DDTHH:mm:'.length, -1)}`;
  return `${date}T${time}${seconds}${isoOffset(item.date.timezone_offset)}`;
};

/** A show as the calendar draws it (CAL-11). */
export const tileOf = (
  show: PlacedShow,
  settings: Pick<ProgrammeSettings, 'siteId' | 'torontoFestivals' | 'torontoSite'>,
): Tile => {
  const { item, start, kind, rule } = show;
  const series = seriesOf(item, settings);
  return {
    // Fields that differ between the dates of a show come first: the rest compresses as one run.
    id: item.id,
    start: localStart(show),
    ...(item.price !== null && { price: item.price }),
    ...(item.status !== null && { status: item.status }),
    ...(item.date.end !== null && { minutes: (Date.parse(item.date.end) - start) / minuteMs }),
    title: item.title,
    ...(item.written_in !== undefined && { writtenIn: item.written_in }),
    url: showLink(item, settings),
    image: thumbnailOf(item, settings.siteId),
    ...(kind !== null && { kind }),
    ...(series !== null && { series }),
    ...(rule === 'viewer' && item.date.timezone !== null && { timezone: item.date.timezone }),
    venue: item.venue,
    city: item.city,
    ...(item.festivalId !== null &&
      item.edition !== null && { festival: item.festivalId, edition: item.edition.id }),
    ...(item.state !== 'scheduled' && { state: item.state }),
  };
};
