import { setTimeout as pause } from 'node:timers/promises';
import { preparedLimits } from '#server/prepared/limits.ts';
import type { Store } from '#server/store/store.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atMost, figure, kilobytes, median, quantile, type Figure } from './figure.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { cityOf } from './site/largestFestival.ts';
import { processorTime } from './site/process.ts';
import { monthJson, monthPage, facetsJson } from './site/programme.ts';

const { lang, siteId, summaryRuns, settle: aloneTime } = benchSettings;
const { many, month } = benchSettings.generated;

interface Asked {
  milliseconds: number;
  /** Processor time of the server, on all its threads. */
  processor: number;
  bytes: number;
}

const ask = async (address: string): Promise<Omit<Asked, 'processor'>> => {
  const startedAt = performance.now();
  const response = await fetch(address);
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} was answered ${response.status}`);
  return { milliseconds: performance.now() - startedAt, bytes: body.byteLength };
};

/** Asks each question on freshly changed data, so that nothing is cached. */
const askCold = async (
  { store, pid }: { store: Store; pid: number },
  questions: readonly string[],
): Promise<Asked[]> => {
  const asked: Asked[] = [];
  for (const question of questions) {
    await store.write(() => Promise.resolve());
    await pause(2 * preparedLimits.versionLookEvery);
    const before = await processorTime(pid);
    const answered = await ask(question);
    const after = await processorTime(pid);
    asked.push({ ...answered, processor: after.all - before.all });
  }
  return asked;
};

/** Requests a cached answer, one after another until `work` is done. @returns milliseconds of each */
const askMeanwhile = async (address: string, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const progress = { isDone: false };
  const done = work.finally(() => {
    progress.isDone = true;
  });
  while (!progress.isDone) times.push((await ask(address)).milliseconds);
  await done;
  return times;
};

const coldFigures = (name: string, asked: readonly Asked[], goal: number): Figure[] => [
  figure(name, median(asked.map(({ milliseconds }) => milliseconds)), 'ms', atMost(goal)),
  figure('… processor time', median(asked.map(({ processor }) => processor)), 'ms'),
  figure('… not compressed', kilobytes(asked[0]?.bytes ?? 0), 'KB'),
];

/** A month with many dates, counted and drawn by the server (CAL-48). Medians. */
export const summary = (): Promise<Figure[]> =>
  withGeneratedSite(many, async ({ url, pid, store }) => {
    const runs = Array.from({ length: summaryRuns }, (_, index) => index);
    const inCity = (run: number): string => `&city=${encodeURIComponent(cityOf(run))}`;
    const cold = async (
      questionOf: (run: number) => string,
      [name, goal]: [string, number],
    ): Promise<Figure[]> => {
      const questions = runs.map((run) => url + questionOf(run));
      return coldFigures(name, await askCold({ store, pid }, questions), goal);
    };
    const { monthTime, filteredMonthTime, facetsTime } = goals;
    const json = monthJson(month);
    const page = monthPage(month);
    // The first questions start the counting thread, and warm the drawing code up.
    for (const run of runs) await ask(`${url}${monthPage('2027-01')}${inCity(run)}`);
    const figures = [
      ...(await cold(() => json, [`JSON of a month of ${many} dates, cold`, monthTime])),
      ...(await cold((run) => json + inCity(run), ['… in a city', filteredMonthTime])),
      ...(await cold(() => `${json}&genre=Clown`, ['… of a genre', filteredMonthTime])),
      ...(await cold(() => facetsJson(month), ['… choices of the panel', facetsTime])),
      ...(await cold(() => page, ['page of the month, cold', monthTime])),
      ...(await cold((run) => page + inCity(run), ['… in a city', filteredMonthTime])),
      ...(await cold(() => `${page}&genre=Clown`, ['… of a genre', filteredMonthTime])),
      ...(await cold(() => `${page}&panel=filters`, ['… with the choices of the panel', facetsTime])),
    ];
    const kept = `${url}/api/content/${lang}/content/${siteId}/sponsors`;
    await ask(kept);
    const alone = quantile(await askMeanwhile(kept, pause(aloneTime)), 0.99);
    const besides = async (name: string, questionOf: (run: number) => string): Promise<Figure[]> => {
      const oneByOne = async (): Promise<void> => {
        for (const run of runs) await ask(url + questionOf(run));
      };
      const meanwhile = quantile(await askMeanwhile(kept, oneByOne()), 0.99);
      return [
        figure(`… while ${name}: p99`, meanwhile, 'ms'),
        figure('… later', meanwhile - alone, 'ms', atMost(goals.laterBesideCounting)),
      ];
    };
    return [
      ...figures,
      figure('a kept answer with nothing else to do: p99', alone, 'ms'),
      ...(await besides('months are counted', (run) => `${json}&price=25-50${inCity(run)}`)),
      ...(await besides('choices are counted', (run) => facetsJson(month) + inCity(run))),
      ...(await besides('pages are drawn', (run) => `${page}&panel=filters&genre=Clown${inCity(run)}`)),
    ];
  });
