import type { PlacedShow } from './place.ts';
import { seriesOf } from './series.ts';
import type { ProgrammeSettings } from './settings.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { Tile } from './view.ts';

/** ISO 8601 in UTC, in the one spelling that Temporal reads, whatever spelling the wire had. */
const utc = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');

/** A show as the calendar draws it (CAL-11). */
export const tileOf = (
  { item, start, time, kind, rule }: PlacedShow,
  settings: Pick<ProgrammeSettings, 'siteId' | 'torontoFestivals'>,
): Tile => ({
  id: item.id,
  title: item.title,
  url: item.url,
  image: thumbnailOf(item, settings.siteId),
  start: utc(start),
  end: item.date.end === null ? null : utc(Date.parse(item.date.end)),
  time,
  offset: item.date.timezone_offset,
  timezone: item.date.timezone,
  rule,
  kind,
  series: seriesOf(item, settings),
  venue: item.venue,
  city: item.city,
  status: item.status,
});
