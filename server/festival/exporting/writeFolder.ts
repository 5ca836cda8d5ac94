import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { asWritten } from './asWritten.ts';
import { datesFileOf } from './datesFile.ts';
import { filesOfAll } from './filesOfThings.ts';
import { yamlOf } from './textFiles.ts';

/** The folder's files but its media, by their paths in order: the same folder has the same bytes. */
export const filesOf = (folder: FestivalFolder): Map<string, string> => {
  const { festival, venues, series, passes, videos, home, dates } = folder;
  const whole = [
    ['festival.yaml', asWritten(festivalFile, festival)],
    ['venues.yaml', asWritten(venuesFile, Object.fromEntries(venues))],
    ['series.yaml', asWritten(seriesFile, Object.fromEntries(series))],
    ['passes.yaml', asWritten(passesFile, Object.fromEntries(passes))],
    ['videos.yaml', asWritten(videosFile, videos)],
    ['home.yaml', asWritten(homeFile, home ?? {})],
  ] as const;
  const files = [
    ...whole
      .filter(([, value]) => Object.keys(Object(value)).length > 0)
      .map(([path, value]): [string, string] => [path, yamlOf(value)]),
    ...filesOfAll(folder),
    ...(dates.length === 0 ? [] : [['dates.csv', datesFileOf(dates)] satisfies [string, string]]),
  ];
  return new Map(files.toSorted(([one], [other]) => Number(one > other) - Number(one < other)));
};
