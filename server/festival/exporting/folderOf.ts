import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import type { PresentRows } from '../loading/presentRows.ts';
import { announcementsOf } from './folder/announcementsOf.ts';
import { artistsOf } from './folder/artistsOf.ts';
import { datesOf } from './folder/datesOf.ts';
import { formerPathsOf, type Exporting } from './folder/exporting.ts';
import { festivalOf } from './folder/festivalOf.ts';
import { homeOf } from './folder/homeOf.ts';
import { pagesOf } from './folder/pagesOf.ts';
import { passesOf } from './folder/passesOf.ts';
import { seriesOf } from './folder/seriesOf.ts';
import { showsOf } from './folder/showsOf.ts';
import { venuesOf } from './folder/venuesOf.ts';
import { videosOf } from './folder/videosOf.ts';
import { namesOf } from './names.ts';

/**
 * The folder that says what the database holds of the programme and the pages, in the fewest words: loaded, it gives the same
 * rows. `profile` is the festival as a whole. Media have only their addresses here.
 */
export const folderOf = (present: PresentRows, profile: FestivalProfile): FestivalFolder => {
  const exporting: Exporting = {
    tables: present.tables,
    profile,
    nameOf: namesOf(present, profile.languages[0] ?? 'fr'),
    aliasesOf: formerPathsOf(present),
  };
  const festival = festivalOf(exporting);
  const [shows, venues] = [showsOf(exporting), venuesOf(exporting)];
  return {
    festival,
    venues,
    series: seriesOf(exporting),
    passes: passesOf(exporting),
    shows,
    artists: artistsOf(exporting),
    pages: pagesOf(exporting),
    press: announcementsOf('press', exporting),
    careers: announcementsOf('careers', exporting),
    videos: videosOf(exporting),
    home: homeOf(exporting, festival),
    dates: datesOf(exporting, { shows, venues }),
    media: [],
  };
};
