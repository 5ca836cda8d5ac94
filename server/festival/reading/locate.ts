import type { Mistake } from '../mistake.ts';
import { createSlices } from '#server/turns/slices.ts';
import { openDatesTable } from './datesTable.ts';
import type { FolderFile } from './findFiles.ts';
import { headAndBody } from './headAndBody.ts';
import { openText } from './openText.ts';
import { readHead } from './parseText.ts';
import { start, type Finding, type Place, type Spot } from './place.ts';
import { readYamlText } from './yamlText.ts';

/** Milliseconds of reading between which other work has its turn. */
const slice = 10;

type SpotOf = (place: Place) => Spot;

const inDates = async (text: string, file: string): Promise<SpotOf> => {
  const table = await openDatesTable(text, file);
  if (table === null) return () => start;
  const lines: number[] = [];
  for await (const { line } of table.rows) lines.push(line);
  return ({ path: [row, column] }) =>
    table.spotOf(lines[Number(row)] ?? start.line, Math.max(table.columns.indexOf(String(column)), 0));
};

const inMarkdown = (text: string): SpotOf => {
  const parts = headAndBody(text);
  if (parts === null) return () => start;
  const { spotOf } = readHead(parts.head);
  return (place) =>
    place.within && place.path.length === 0
      ? { line: parts.bodyLine + place.within.line - 1, column: place.within.column }
      : spotOf(place);
};

const spotsIn = async (directory: string, file: string): Promise<SpotOf> => {
  const opened = openText(directory, file);
  if ('fault' in opened) return () => start;
  if (file.endsWith('.csv')) return inDates(opened.text, file);
  return file.endsWith('.md') ? inMarkdown(opened.text) : readYamlText(opened.text).spotOf;
};

/** The spots of earlier findings by their places, until their file changes. */
export type KnownSpots = Map<string, { stamp: string; spots: Map<string, Spot> }>;

const hasPosition = ({ path, within }: Place): boolean => path.length > 0 || within !== undefined;

/** The spots of one file's places. Reads the file again, if one of them is new. */
const spotsOf = async (
  directory: string,
  { path: file, stamp }: FolderFile,
  places: readonly Place[],
  known: KnownSpots,
): Promise<(place: Place) => Spot> => {
  const before = known.get(file);
  const spots = before?.stamp === stamp ? before.spots : new Map<string, Spot>();
  const keyOf = ({ path, isKey, within }: Place): string => JSON.stringify([path, isKey, within]);
  if (places.some((place) => !spots.has(keyOf(place)))) {
    const spotOf = await spotsIn(directory, file);
    for (const place of places) spots.set(keyOf(place), spotOf(place));
  }
  known.set(file, { stamp, spots });
  return (place) => spots.get(keyOf(place)) ?? start;
};

/**
 * Findings with their positions. Reads their files again: few have any, and the positions of all values would fill the
 * memory.
 */
export const locate = async (
  directory: string,
  findings: readonly Finding[],
  { files, known }: { files: ReadonlyMap<string, FolderFile>; known: KnownSpots },
): Promise<Mistake[]> => {
  const awaitTurn = createSlices({ slice })('festival');
  const mistakes: Mistake[] = [];
  const byFile = Map.groupBy(findings, ({ file }) => file);
  for (const file of known.keys()) if (!byFile.has(file)) known.delete(file);
  for (const [file, inFile] of byFile) {
    await awaitTurn();
    const places = inFile.filter(hasPosition);
    const read = files.get(file);
    const spotOf = read && places.length > 0 ? await spotsOf(directory, read, places, known) : () => start;
    for (const finding of inFile) {
      const { severity, message } = finding;
      const spot = hasPosition(finding) ? spotOf(finding) : start;
      mistakes.push({ file, line: spot.line, column: spot.column, severity, message });
    }
  }
  return mistakes;
};
