import { epochSeconds } from '#server/clock.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import type { NumberOf, ProgrammeRows } from './programmeRows.ts';
import { announcementRows } from './rows/announcementRows.ts';
import { artistRows } from './rows/artistRows.ts';
import { dateRows } from './rows/dateRows.ts';
import { festivalRows } from './rows/festivalRows.ts';
import { homeRows } from './rows/homeRows.ts';
import { menuRows } from './rows/menuRows.ts';
import { pageRows } from './rows/pageRows.ts';
import { passRows } from './rows/passRows.ts';
import { seriesRows } from './rows/seriesRows.ts';
import { showRows } from './rows/showRows.ts';
import { venueRows } from './rows/venueRows.ts';
import { videoRows } from './rows/videoRows.ts';

/**
 * The rows of a folder; `now` is the time of addition of shows that do not say theirs. Names that nothing else in the
 * folder has are asked of `numberOf` all the same: the check finds them before.
 */
export const rowsOf = (
  folder: FestivalFolder,
  numberOf: NumberOf,
  { now }: { now: Temporal.Instant },
): ProgrammeRows => {
  const loading = { folder, numberOf, now: epochSeconds(now) };
  const [series, passes, videos] = [seriesRows(loading), passRows(loading), videoRows(loading)];
  const announcements = announcementRows(loading);
  return {
    ...festivalRows(loading),
    ...menuRows(loading),
    ...venueRows(loading),
    ...artistRows(loading),
    ...showRows(loading),
    ...dateRows(loading),
    ...series,
    ...passes,
    ...videos,
    ...announcements,
    pages: [
      ...homeRows(loading).pages,
      ...pageRows(loading).pages,
      ...passes.pages,
      ...series.pages,
      ...announcements.pages,
      ...videos.pages,
    ],
  };
};
