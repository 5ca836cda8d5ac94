import { artists } from './artists.ts';
import { calendarResources } from './calendar.ts';
import { calendarFile } from './calendarFile.ts';
import { categories } from './categories.ts';
import { festivals } from './festivals.ts';
import { liveShows } from './liveShows.ts';
import { metadata } from './metadata.ts';
import { passports } from './passports.ts';
import { programmations } from './programmations.ts';
import type { ContentResource } from './resource.ts';
import { routerResources } from './router.ts';
import { showResources } from './shows.ts';
import { sponsors } from './sponsors.ts';
import { tickets } from './tickets.ts';
import { translatePathResources } from './translatePath.ts';
import { videoResources } from './videos.ts';

/** Every path of the content API; of two that fit a request, the first answers. */
export const contentResources: readonly ContentResource[] = [
  programmations,
  ...calendarResources,
  calendarFile,
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
