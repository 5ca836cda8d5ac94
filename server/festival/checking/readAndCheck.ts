import { languages } from '#contract/address/language.ts';
import { createSlices } from '#server/turns/slices.ts';
import type { Mistake } from '../mistake.ts';
import { locate, type KnownSpots } from '../reading/locate.ts';
import type { FolderParts } from '../reading/parts.ts';
import { createReaders, type Readers } from '../reading/readers.ts';
import { readParts } from '../reading/readParts.ts';
import { wholeFolder } from '../reading/wholeFolder.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDates } from './checkDates.ts';
import { checkLinks } from './checkLinks.ts';
import { checkLook } from './checkLook.ts';
import { checkMedia, type KnownPictures, type Measures } from './checkMedia.ts';
import { checkNames } from './checkNames.ts';
import { checkRelative } from './checkRelative.ts';
import { checkPasses } from './prices.ts';
import { checkRooms } from './checkRooms.ts';
import { checkLocalTexts, checkTexts } from './checkTexts.ts';
import { checkWords } from './checkWords.ts';
import { Findings } from './findings.ts';
import { hiddenAddresses } from './hiddenAddresses.ts';
import { createHint } from './hints.ts';
import { filesWithMentions, type KnownMentions } from './mentions/filesWithMentions.ts';
import { createTellUnknown } from './unknownNames.ts';

/** Everything that stays known from one reading of a folder to the next. */
export interface FolderCache {
  readers: Readers;
  mentions: KnownMentions;
  pictures: KnownPictures;
  spots: KnownSpots;
}

export const createFolderCache = (): FolderCache => ({
  readers: createReaders(),
  mentions: new WeakMap(),
  pictures: new Map(),
  spots: new Map(),
});

export interface CheckOptions {
  /** Of an earlier time: only the files that have changed since are read. */
  cache?: FolderCache;
  /** Looks into pictures and fonts. */
  measures?: Measures;
  /** Relative dates count from it; from now without it. */
  firstStart?: Temporal.Instant;
}

/** Milliseconds of checking between which other work has its turn. */
const slice = 10;

/** Checks everything between the files of a folder. */
const checkParts = async (
  directory: string,
  parts: FolderParts,
  { cache: { mentions, pictures }, measures, firstStart }: Required<CheckOptions>,
): Promise<Findings> => {
  const awaitTurn = createSlices({ slice })('festival');
  const findings = new Findings();
  const hint = createHint();
  const tellUnknown = createTellUnknown(findings, hint);
  const spoken = parts.festival?.languages ?? languages;
  checkTexts(parts, spoken, findings);
  checkLook(parts, findings);
  checkNames({ parts, findings, tellUnknown });
  checkWords(parts, findings, tellUnknown);
  checkPasses(parts, findings);
  await awaitTurn();
  checkRooms(checkDates({ parts, findings, tellUnknown, firstStart }), findings);
  checkRelative(parts, findings);
  await awaitTurn();
  const known = checkAddresses(parts, spoken, findings);
  const hidden = spoken.flatMap((lang) => hiddenAddresses(parts, lang));
  for (const found of filesWithMentions(parts, mentions)) {
    await awaitTurn();
    for (const { severity, message, ...place } of found.mentions.faults)
      findings.all.push({ file: found.file, ...place, severity, message });
    checkLocalTexts(found, spoken, findings);
    checkLinks(found, { known, hidden, spoken, hint }, findings);
    await checkMedia(found, { directory, media: parts.media, pictures, measures, findings, hint });
  }
  return findings;
};

const inOrder = (one: Mistake, other: Mistake): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line || one.column - other.column;

/**
 * Reads a folder and checks all of it: every mistake and warning, by file and line. The folder is null if there is a mistake.
 * With the cache of an earlier time, it reads only the files that have changed since. The site's own thread looks into no
 * pictures and fonts (docs/decisions/049): the commands do.
 */
export const readAndCheck = async (
  directory: string,
  { cache = createFolderCache(), measures = {}, firstStart = Temporal.Now.instant() }: CheckOptions = {},
): Promise<{ folder: FestivalFolder | null; mistakes: Mistake[] }> => {
  const { parts, files, mistakes: inFiles } = await readParts(directory, cache.readers);
  const { all } = await checkParts(directory, parts, { cache, measures, firstStart });
  const mistakes = [...inFiles, ...(await locate(directory, all, { files, known: cache.spots }))].toSorted(
    inOrder,
  );
  const isGood = mistakes.every(({ severity }) => severity === 'warning');
  return { folder: isGood ? wholeFolder(parts) : null, mistakes };
};
