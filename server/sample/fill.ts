import type { ContentType } from '#contract/wire/page.ts';
import { epochSeconds } from '../clock.ts';
import { fillNeutral, removeNeutral } from '../festival/loading/fillNeutral.ts';
import { readFestivalProfile } from '../store/festival/festivalProfile.ts';
import { followsFolder, isNeutral } from '../store/festival/neutralPages.ts';
import { insertAll } from '../store/schema/insert.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';
import { insertBaseContent } from './baseContent.ts';
import { tellArtists } from './artistPages/insert.ts';
import { insertAnnouncementLists, insertAnnouncements } from './insert/insertAnnouncements.ts';
import { insertDemoMembers } from './demoMembers.ts';
import { insertFestivals } from './insert/insertFestivals.ts';
import { insertPasses } from './insert/insertPasses.ts';
import { insertVideos } from './insert/insertVideos.ts';
import { insertVideosMenu } from './insert/insertVideosMenu.ts';
import {
  insertAccessibility,
  insertSampleFestival,
  insertNearProgrammations,
  moveNightShows,
  tellShowFacts,
} from './sampleFestival.ts';

/** When and where the sample is first put in. */
interface FirstStart {
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  timezone: string;
}
/** A part of the sample. The database stores its `name`, so that it is added once. */
interface Part {
  name: string;
  insert: (db: Database, at: FirstStart) => Promise<void>;
}

/** The base content and the shows bring these pages already. */
const there = null;
/** Only other hosts have pages of a type. */
const elsewhere = null;
const announcements: Part = { name: 'announcements', insert: insertAnnouncements };
const videos: Part = { name: 'videos', insert: (db, { now }) => insertVideos(db, now) };
/** The part that adds the sample's pages of each content type. */
const pageParts: Readonly<Record<ContentType, Part | null>> = {
  home: there,
  show: there,
  box_office: there,
  page: { name: 'passes', insert: insertPasses },
  festival: { name: 'festivals', insert: insertFestivals },
  artist: { name: 'artists', insert: tellArtists },
  press_list: there,
  press_release: announcements,
  career_list: there,
  career_posting: announcements,
  video: videos,
  header_mp4_video: videos,
  carousel: elsewhere,
  tiles: elsewhere,
  show_tags: elsewhere,
  show_widget_list: elsewhere,
  headliners: elsewhere,
  shows: elsewhere,
  videos: elsewhere,
  festivals: elsewhere,
  artists: elsewhere,
};
/** In the order in which they are added. */
const parts: ReadonlySet<Part | null> = new Set([
  { name: 'members', insert: (db, { now }) => insertDemoMembers(db, now) },
  { name: 'accessibility', insert: insertAccessibility },
  { name: 'showFacts', insert: tellShowFacts },
  { name: 'nightShows', insert: moveNightShows },
  ...Object.values(pageParts),
  { name: 'videosMenu', insert: insertVideosMenu },
]);

const isFilled = async (db: Database, name: string): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

const markFilled = (db: Database, name: string, now: Temporal.Instant): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: epochSeconds(now) }]);

const hasShows = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('shows').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Fills one part, also of a database that was filled before there was that part; once. */
const fillPart = async (
  db: Database,
  name: string,
  now: Temporal.Instant,
  insert: () => Promise<void>,
): Promise<boolean> => {
  if (await isFilled(db, name)) return false;
  await insert();
  await markFilled(db, name, now);
  return true;
};

/**
 * Gives an empty database home, pages and menus that wait for words, once; inside a write.
 * @returns whether anything was added
 */
export const fillBase = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if ((await isFilled(db, 'base')) || (await readFestivalProfile(db)) !== null) return false;
  await fillNeutral(db, now);
  return true;
};

/** The sample's own home, pages and menus; they take the place of those that wait for words. */
const fillSampleBase = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  if (await isNeutral(db)) await removeNeutral(db);
  const isNew = [
    await fillPart(db, 'base', now, () => insertBaseContent(db)),
    await fillPart(db, 'announcementLists', now, () => insertAnnouncementLists(db)),
  ];
  return isNew.includes(true);
};

/** Whether the sample has its place: in its own database, or in one without a programme. */
const takesSample = async (db: Database): Promise<boolean> =>
  !(await followsFolder(db)) && ((await isFilled(db, 'sample')) || !(await hasShows(db)));

const fillSample = async (db: Database, now: Temporal.Instant, timezone: string): Promise<boolean> => {
  const today = now.toZonedDateTimeISO(timezone).toPlainDate();
  const isNew = [await fillSampleBase(db, now)];
  isNew.push(await fillPart(db, 'sample', now, () => insertSampleFestival(db, today)));
  for (const part of parts)
    if (part !== null)
      isNew.push(await fillPart(db, part.name, now, () => part.insert(db, { now, today, timezone })));
  isNew.push(await insertNearProgrammations(db, now));
  return isNew.includes(true);
};

/**
 * Fills the database at a start without a festival's folder: where the sample is wanted and there is no programme of its own,
 * the sample festival and its members, dated at this start, and at every start of it programmations that are on or begin
 * soon (ENV-02); else pages that wait for words. Starts side by side take turns, so that only one of them fills.
 */
export const fill = (
  store: Store,
  { now, timezone, sample }: { now: Temporal.Instant; timezone: string; sample: boolean },
): Promise<boolean> =>
  store.write(
    async (db) => (sample && (await takesSample(db)) ? fillSample(db, now, timezone) : fillBase(db, now)),
    (hasChanged) => hasChanged,
  );

/** Lines that tell whoever starts the site about its programme. */
export const describeProgramme = async ({ db }: Store): Promise<string[]> => {
  if (await followsFolder(db)) return [];
  if (await isFilled(db, 'sample'))
    return [
      'Warning: this is the sample festival. Its shows are invented, and anybody can read the password of its members.',
    ];
  if (await hasShows(db)) return [];
  return [
    'There are no shows yet. Write a festival’s folder: npm run festival -- new DIR, and start with FESTIVAL=DIR.',
    'Or import a programme: npm run import -- FILE…',
    'Or start with SAMPLE=yes for the invented sample festival and its demo members.',
  ];
};
