import type { Store } from '#server/store/store.ts';
import { createFolderCache } from '#server/festival/checking/readAndCheck.ts';
import type { Mistake } from '#server/festival/mistake.ts';
import { describeEnd } from '../describeEnd.ts';
import type { LoadingAnswer } from './loadingMessages.ts';
import { loadDirectory } from '../loadDirectory.ts';
import type { Plan } from '../plan.ts';

/** Mistakes that a start lists. */
const mostMistakes = 20;

const inWords = ({ file, line, column, message }: Mistake): string => `${file}:${line}:${column}: ${message}`;

const refusalOf = (directory: string, mistakes: readonly Mistake[]): string[] => {
  const wrong = mistakes.filter(({ severity }) => severity === 'mistake');
  const more = wrong.length - mostMistakes;
  return [
    ...wrong.slice(0, mostMistakes).map(inWords),
    ...(more > 0 ? [`and ${more} more: npm run festival -- check ${directory}`] : []),
    `Warning: the festival's folder ${directory} has mistakes and was not loaded. What was online stays.`,
  ];
};

const describeRelative = (directory: string, { firstDay }: Plan): string[] =>
  firstDay === null
    ? []
    : [
        `Warning: dates of the festival's folder ${directory} are relative to its first start: they count from ${firstDay}.`,
      ];

/** Brings the folder of a start online, unless it has mistakes or reservations would end. */
export const loadAtStart = async (
  store: Store,
  directory: string,
  now: Temporal.Instant,
): Promise<LoadingAnswer> => {
  const { mistakes, result } = await loadDirectory(store, directory, {
    cache: createFolderCache(),
    now,
    cancel: 0,
    dryRun: false,
  });
  if (result === null) return { isLoaded: false, lines: refusalOf(directory, mistakes) };
  if (result.outcome === 'loaded' || result.outcome === 'unchanged')
    return { isLoaded: true, lines: describeRelative(directory, result.plan) };
  return {
    isLoaded: false,
    lines: [`Warning: the festival's folder ${directory} was not loaded.`, ...describeEnd(result)],
  };
};
