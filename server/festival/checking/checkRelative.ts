import type { FolderParts } from '../reading/parts.ts';
import type { Place } from '../reading/place.ts';
import { isRelative } from '../values/relativeTimes.ts';
import type { Findings } from './findings.ts';
import { placedDates } from './placedDates.ts';

/** A time that may be relative, and its place. */
interface PlacedTime extends Place {
  file: string;
  time: string | undefined;
}

function* placedTimes(parts: FolderParts): Generator<PlacedTime> {
  for (const { date, file, path } of placedDates(parts))
    for (const key of ['start', 'end', 'previous_start'] as const)
      yield { file, path: [...path, key], time: date[key] };
  for (const [name, { facts }] of parts.shows)
    yield { file: `shows/${name}.yaml`, path: ['added'], time: facts?.added };
  for (const list of ['press', 'careers'] as const)
    for (const [name, { facts }] of parts[list].entries)
      yield { file: `${list}/${name}.yaml`, path: ['published'], time: facts?.published };
  for (const [name, { published }] of Object.entries(parts.videos?.videos ?? {}))
    yield { file: 'videos.yaml', path: ['videos', name, 'published'], time: published };
}

/** Warns once that dates of a folder are relative: a real festival has days of its own. */
export const checkRelative = (parts: FolderParts, findings: Findings): void => {
  for (const { file, time, ...place } of placedTimes(parts))
    if (time !== undefined && isRelative(time))
      return findings.warning(
        file,
        place,
        'dates are relative to the first start; write days, like 2027-07-16, before the festival is a real one',
      );
};
