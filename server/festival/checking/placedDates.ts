import type { FolderParts } from '../reading/parts.ts';
import type { Path } from '../reading/place.ts';
import { datesOfShow } from '../reading/wholeFolder.ts';
import type { FestivalDate } from '../schema/folder.ts';

/** A date and its place in the folder. */
export interface PlacedDate {
  date: FestivalDate;
  file: string;
  path: Path;
}

/** Every readable date. */
export function* placedDates({ shows, dates }: FolderParts): Generator<PlacedDate> {
  for (const [show, { facts }] of shows)
    for (const [at, date] of datesOfShow(facts?.dates ?? [], show).entries())
      if (date) yield { date, file: `shows/${show}.yaml`, path: ['dates', at] };
  for (const [at, date] of (dates ?? []).entries()) if (date) yield { date, file: 'dates.csv', path: [at] };
}
