import * as v from 'valibot';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { resources } from '../resources.ts';
import { leftOut } from './hostUnderCheck.ts';
import { callOf, checkList } from './lists.ts';
import type { CheckedHost } from './checkedHost.ts';
import { looseEntries, looseList, type LooseEntry } from './values.ts';

const secondsOf = ({ date }: LooseEntry): number => Date.parse(date.start) / 1000;

/** The first second of the month of an instant, and of the next month, in UTC. */
const monthAround = (seconds: number): { from: number; to: number } => {
  const day = new Date(seconds * 1000);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return { from: Date.UTC(year, month, 1) / 1000, to: Date.UTC(year, month + 1, 1) / 1000 };
};

const checkOrder = ({ host }: CheckedHost, call: string, starts: readonly number[]): void => {
  if (starts.some((start, index) => start < (starts[index - 1] ?? start)))
    host.note(
      'wrong',
      call,
      'The dates are not in the order of their starts. The site shows the wrong ones as the next.',
    );
};

const checkNeighbours = async (
  { host, ...checked }: CheckedHost,
  lang: string,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  const call = callOf(checked, 'programmations', { lang }, { from, to, offset: 0, pagesize: 1 });
  const list = v.safeParse(looseList, await host.read(call));
  if (!list.success) return;
  const { previous, next } = list.output;
  const says = 'The arrows of the calendar lead to the wrong month.';
  if (previous !== null && previous >= from)
    host.note('wrong', call, says, {
      field: 'previous',
      expected: `the start of the nearest date before ${from}, in seconds, or null`,
      found: String(previous),
    });
  if (next !== null && next < to)
    host.note('wrong', call, says, {
      field: 'next',
      expected: `the start of the nearest date at or after ${to}, in seconds, or null`,
      found: String(next),
    });
};

/** Asks for dates in the three ways of the site, and for the whole month of the nearest one. */
export const checkDates = async (checked: CheckedHost, lang: string): Promise<unknown[]> => {
  const { host } = checked;
  const call = callOf(checked, 'programmations', { lang }, { pagesize: 1, showthumbnail: 1 });
  const nearest = await checkFirst(checked, call);
  if (nearest === undefined) return [];
  const month = monthAround(secondsOf(nearest));
  const whole = { ...month, showthumbnail: 1 };
  const inMonth = await checkList(checked, {
    name: 'programmations',
    places: { lang },
    parameters: whole,
    size: pageSizes.programmations,
  });
  const starts = looseEntries(inMonth)
    .map(secondsOf)
    .filter((start) => !Number.isNaN(start));
  const monthCall = callOf(checked, 'programmations', { lang }, whole);
  checkOrder(checked, monthCall, starts);
  if (starts.some((start) => start < month.from || start >= month.to))
    host.note(
      'wrong',
      monthCall,
      'There are dates outside of the asked range. Does the host ignore `from` and `to`?',
    );
  await checkNeighbours(checked, lang, month);
  const ahead = callOf(
    checked,
    'programmations',
    { lang },
    { from: month.from, pagesize: 24, showthumbnail: 1 },
  );
  const next = v.safeParse(looseList, await host.read(ahead));
  if (next.success) checkOrder(checked, ahead, looseEntries(next.output.data).map(secondsOf));
  return inMonth;
};

/** The nearest date; undefined without one. */
async function checkFirst({ host }: CheckedHost, call: string): Promise<LooseEntry | undefined> {
  const list = v.safeParse(looseList, await host.read(call, leftOut(resources.programmations.without)));
  if (!list.success) return undefined;
  const [first] = looseEntries(list.output.data).filter((entry) => !Number.isNaN(secondsOf(entry)));
  if (first === undefined) host.note('missing', call, 'There is no date at all: the calendar is empty.');
  return first;
}
