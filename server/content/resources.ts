import { artists } from './pages/artists.ts';
import { calendarResources } from './calendar/calendar.ts';
import { calendarFile } from './calendar/calendarFile.ts';
import { categories } from './shows/categories.ts';
import { festivals } from './pages/festivals.ts';
import { liveShows } from './shows/liveShows.ts';
import { metadata } from './metadata.ts';
import { passports } from './shows/passports.ts';
import { programmations } from './shows/programmations.ts';
import type { ContentResource } from './resource.ts';
import { routerResources } from './router.ts';
import { showResources } from './shows/shows.ts';
import { sponsors } from './shows/sponsors.ts';
import { tickets } from './shows/tickets.ts';
import { translatePathResources } from './translatePath.ts';
import { videoResources } from './pages/videos.ts';

/** The paths that our server answers even with another content host. */
export const ownResources: readonly ContentResource[] = [...calendarResources, calendarFile];

/** The paths of the content's owner: the embedded back end, or somebody else's host. */
export const hostResources: readonly ContentResource[] = [
  programmations,
  tickets,
  metadata,
  sponsors,
  passports,
  festivals,
  artists,
  liveShows,
  ...categories,
  ...showResources,
  ...videoResources,
  ...translatePathResources,
  ...routerResources,
];

/** Every path of the content API; the first of two matching ones answers. */
export const contentResources: readonly ContentResource[] = [...ownResources, ...hostResources];
