import { kinds } from '#contract/programme/shows/view.ts';
import type { FolderParts } from '../reading/parts.ts';
import type { Findings } from './findings.ts';
import type { TellUnknown } from './unknownNames.ts';

interface Naming {
  parts: FolderParts;
  findings: Findings;
  tellUnknown: TellUnknown;
}

/** Keys of a record; null where its file cannot be read. */
const keysOf = (record: object | undefined): ReadonlySet<string> | null =>
  record ? new Set(Object.keys(record)) : null;

const checkShows = ({ parts, tellUnknown }: Naming): void => {
  const { festival } = parts;
  const genres = festival && new Set([...Object.keys(festival.genres), ...kinds]);
  const known: Record<'artists' | 'series' | 'sponsors' | 'genres', ReadonlySet<string> | null> = {
    artists: new Set(parts.artists.keys()),
    series: parts.series && new Set(parts.series.keys()),
    sponsors: keysOf(festival?.sponsors),
    genres,
  };
  const words = { artists: 'artist', series: 'series', sponsors: 'sponsor', genres: 'genre' } as const;
  for (const [show, { facts }] of parts.shows)
    for (const key of ['artists', 'series', 'sponsors', 'genres'] as const)
      for (const [at, name] of (facts?.[key] ?? []).entries())
        tellUnknown(words[key], name, known[key], { file: `shows/${show}.yaml`, place: { path: [key, at] } });
};

const checkVideos = ({ parts: { videos }, tellUnknown, findings }: Naming): void => {
  if (videos === null) return;
  const file = 'videos.yaml';
  const known = keysOf(videos.videos);
  for (const [collection, { videos: names }] of Object.entries(videos.collections))
    for (const [at, name] of names.entries())
      tellUnknown('video', name, known, { file, place: { path: ['collections', collection, 'videos', at] } });
  for (const [name, { youtube, film }] of Object.entries(videos.videos))
    if (youtube === undefined && film === undefined)
      findings.mistake(
        file,
        { path: ['videos', name], isKey: true },
        `video \`${name}\` needs a \`youtube\` or a \`film\``,
      );
};

const checkTags = ({ parts, tellUnknown, findings }: Naming): void => {
  for (const folder of ['press', 'careers'] as const) {
    const { list, entries } = parts[folder];
    for (const [name, { facts }] of entries) {
      const file = `${folder}/${name}.yaml`;
      if (list === undefined) findings.mistake(file, { path: [] }, `needs a list: write ${folder}/list.yaml`);
      else if (facts)
        tellUnknown('tag', facts.tag, keysOf(list.facts?.tags), { file, place: { path: ['tag'] } });
    }
  }
};

/** Types of shows that home lists. */
const checkLists = ({ parts, findings }: Naming): void => {
  const shows = [...parts.shows.values()];
  if (shows.some(({ facts }) => facts === null)) return;
  const types = new Set(shows.map(({ facts }) => facts?.type));
  for (const [at, { type }] of (parts.home?.lists ?? []).entries())
    if (!types.has(type))
      findings.warning('home.yaml', { path: ['lists', at, 'type'] }, `no show is of the type \`${type}\``);
};

const checkReservations = ({ parts, tellUnknown, findings }: Naming): void => {
  const { festival } = parts;
  if (festival?.reservations === undefined) return;
  const file = 'festival.yaml';
  const { all, series, belongs_to, shows } = festival.reservations;
  const whole = { path: ['reservations'], isKey: true };
  for (const [at, name] of series.entries())
    tellUnknown('series', name, parts.series, { file, place: { path: ['reservations', 'series', at] } });
  for (const [at, name] of shows.entries())
    tellUnknown('show', name, parts.shows, { file, place: { path: ['reservations', 'shows', at] } });
  const named = series.length + belongs_to.length + shows.length;
  if (!festival.members)
    findings.mistake(file, whole, '`reservations` need `members`: only they have credits');
  else if (all && named > 0)
    findings.mistake(file, whole, '`reservations` are for `all` shows: leave the lists out');
  else if (!all && named === 0)
    findings.mistake(
      file,
      whole,
      '`reservations` name no show: write `all: true`, `series`, `belongs_to` or `shows`',
    );
};

/** Tells the names that nothing in the folder has. */
export const checkNames = (naming: Naming): void => {
  checkShows(naming);
  checkVideos(naming);
  checkTags(naming);
  checkReservations(naming);
  checkLists(naming);
};
