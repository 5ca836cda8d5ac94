import { parseArgs } from 'node:util';
import { type Language, languages } from '#contract/address/language.ts';
import { isMeant, type WalkOrder } from '../walks/walkOrder.ts';

export interface QaOrder extends WalkOrder {
  isHeaded: boolean;
  /** The configuration's number by default. */
  workers: number | null;
}

/** A mistake in the flags, for the person who wrote them. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `npm run qa -- [--only NAME]… [--all] [--headed] [--lang fr|en] [--workers N]
  --only     a machine (reservation) or one path of it (reservation/12); may be repeated
  --all      every path, not as few as show every place and make every transition
  --headed   shows the browser
  --lang     walks in one language; otherwise both in turn
  --workers  so many browsers at a time`;

const flags = {
  only: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  headed: { type: 'boolean' },
  lang: { type: 'string' },
  workers: { type: 'string' },
} as const;

const readValues = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (caught) {
    throw new UsageError(caught instanceof Error ? caught.message : String(caught));
  }
};

const readLang = (asked: string): Language => {
  const lang = languages.find((known) => known === asked);
  if (lang === undefined) throw new UsageError(`--lang is ${languages.join(' or ')}, not "${asked}".`);
  return lang;
};

const readWorkers = (asked: string): number => {
  if (!/^[1-9]\d?$/.test(asked)) throw new UsageError(`--workers is a number from 1 to 99, not "${asked}".`);
  return Number(asked);
};

/**
 * Reads the flags of `npm run qa`.
 * @param paths ids of the paths that can be walked in a browser.
 * @param onChartAlone ids of those that are impossible on the site.
 * @throws UsageError naming the wrong flag.
 */
export const readFlags = (
  args: readonly string[],
  paths: readonly string[],
  onChartAlone: readonly string[],
): QaOrder => {
  const { only = [], all = false, headed = false, lang, workers } = readValues(args);
  const unknown = only.find((name) => !paths.some((id) => isMeant(id, [name])));
  if (unknown !== undefined && onChartAlone.includes(unknown))
    throw new UsageError(`The site lets nobody take "${unknown}": it is walked on the chart alone.`);
  if (unknown !== undefined) {
    const machines = new Set(paths.map((id) => id.split('/')[0]));
    throw new UsageError(`--only "${unknown}" is no path. There are ${[...machines].join(', ')}.`);
  }
  return {
    only,
    isAll: all,
    isHeaded: headed,
    lang: lang === undefined ? null : readLang(lang),
    workers: workers === undefined ? null : readWorkers(workers),
  };
};
