import type { AnnouncementFolder, FestivalDate, FestivalFolder, Named } from '../schema/folder.ts';
import { secondsOfLocal } from '../values/localTimes.ts';
import { isRelative, localTimeFrom } from '../values/relativeTimes.ts';

/** Every time of a folder that may count from its first start. */
const timesOf = ({ shows, press, careers, videos, dates }: FestivalFolder): (string | undefined)[] => [
  ...[...shows.values()].map(({ facts }) => facts.added),
  ...[press, careers].flatMap(({ entries }) => [...entries.values()].map(({ facts }) => facts.published)),
  ...Object.values(videos.videos).map(({ published }) => published),
  ...dates.flatMap(({ start, end, previous_start: previous }) => [start, end, previous]),
];

/** Whether any time of a folder counts from its first start. */
export const hasRelativeDates = (folder: FestivalFolder): boolean =>
  timesOf(folder).some((time) => time !== undefined && isRelative(time));

/** The day of a first start, where the festival takes place. */
export const firstDayOf = (
  firstStart: Temporal.Instant,
  { timezone }: { timezone: string },
): Temporal.PlainDate => firstStart.toZonedDateTimeISO(timezone).toPlainDate();

const dateFrom = (date: FestivalDate, firstDay: Temporal.PlainDate): FestivalDate[] => {
  const { start, end, previous_start: previous } = date;
  const found = [start, end, previous].map((time) =>
    time === undefined ? time : localTimeFrom(time, firstDay),
  );
  if (found.includes(null)) return [];
  const [newStart, newEnd, newPrevious] = found;
  return [
    {
      ...date,
      start: newStart ?? start,
      ...(newEnd && { end: newEnd }),
      ...(newPrevious && { previous_start: newPrevious }),
    },
  ];
};

const changed = <Thing>(things: Named<Thing>, change: (thing: Thing) => Thing): Named<Thing> =>
  new Map([...things].map(([name, thing]) => [name, change(thing)]));

/** The folder with all its times as they are; without the dates on weekdays that their month does not have. */
export const withFirstStart = (folder: FestivalFolder, firstStart: Temporal.Instant): FestivalFolder => {
  const { timezone } = folder.festival;
  const firstDay = firstDayOf(firstStart, folder.festival);
  const instantFrom = (written: string): string => {
    const local = isRelative(written) ? localTimeFrom(written, firstDay) : null;
    if (local === null) return written;
    return Temporal.Instant.fromEpochMilliseconds(secondsOfLocal(local, timezone) * 1000).toString();
  };
  const published = <Thing extends { published: string }>(thing: Thing): Thing => ({
    ...thing,
    published: instantFrom(thing.published),
  });
  const list = ({ list: page, entries }: AnnouncementFolder): AnnouncementFolder => ({
    list: page,
    entries: changed(entries, (entry) => ({ ...entry, facts: published(entry.facts) })),
  });
  return {
    ...folder,
    shows: changed(folder.shows, (show) => ({
      ...show,
      facts: {
        ...show.facts,
        ...(show.facts.added !== undefined && { added: instantFrom(show.facts.added) }),
      },
    })),
    press: list(folder.press),
    careers: list(folder.careers),
    videos: {
      ...folder.videos,
      videos: Object.fromEntries(
        Object.entries(folder.videos.videos).map(([name, video]) => [name, published(video)]),
      ),
    },
    dates: folder.dates.flatMap((date) => dateFrom(date, firstDay)),
  };
};
