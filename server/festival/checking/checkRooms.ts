import { takesPlace } from '#contract/programme/shows/state.ts';
import type { Findings } from './findings.ts';
import type { PlacedDate } from './placedDates.ts';

/** A date and its times, in milliseconds. */
export interface Meeting extends PlacedDate {
  start: number;
  /** Its start, where nobody knows its end. */
  end: number;
}

/** Tells two dates at one time in one venue. A venue may have several rooms, so that they are no mistake. */
export const checkRooms = (meetings: readonly Meeting[], findings: Findings): void => {
  const taking = meetings.filter(
    ({ date: { venue, state = 'scheduled' } }) => venue !== undefined && takesPlace({ state }),
  );
  for (const [venue, inVenue] of Map.groupBy(taking, ({ date }) => date.venue)) {
    let longest: Meeting | undefined;
    for (const meeting of inVenue.toSorted((one, other) => one.start - other.start)) {
      const { file, path, start, end } = meeting;
      const isTaken = longest !== undefined && (start < longest.end || start === longest.start);
      if (isTaken && longest)
        findings.warning(
          file,
          { path: [...path, 'start'] },
          `venue \`${venue}\` is taken at this time by date \`${longest.date.id}\` of show \`${longest.date.show}\``,
        );
      if (longest === undefined || end > longest.end) longest = meeting;
    }
  }
};
