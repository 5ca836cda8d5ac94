import type { ProgrammationWire } from '#contract/wire/programmation.ts';
import type { ContentHost } from '#server/host/contentHost.ts';
import { createLog } from '#server/log.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { foreignCalendar } from '../calendar/foreignCalendar.ts';

/** For tests: the start of an item of a foreign programme, epoch seconds. */
export const secondsOf = ({ date }: Pick<ProgrammationWire, 'date'>): number =>
  Math.floor(Date.parse(date.start) / 1000);

/** A page of the range call before it is sent. */
export interface HostPage {
  data: unknown[];
  pagesize: number;
  totalcount: number;
  previous: unknown;
  next: unknown;
}
interface Asked {
  from: number;
  to: number;
  offset: number;
}

export interface ForeignProgrammeOptions {
  /** The host's longest page. */
  pagesize?: number;
  /** Changes a page before it is sent. */
  spoil?: (page: HostPage, asked: Asked) => object;
  /** Changes an answer on its way. */
  deliver?: (answer: Response, asked: Asked) => Promise<Response>;
  monthLimit?: number;
  keptDates?: number;
  excludedFestivals?: readonly string[];
}

const numberOf = (search: URLSearchParams, name: string): number => Number(search.get(name));

/** For tests: a host with only the range call, and the calendar that reads it. */
export const foreignProgramme = (
  programme: readonly ProgrammationWire[],
  {
    pagesize: longest = 400,
    spoil = (page) => page,
    deliver = (answer) => Promise.resolve(answer),
    monthLimit = 100_000,
    keptDates = 200_000,
    excludedFestivals = [],
  }: ForeignProgrammeOptions = {},
) => {
  const host = {
    items: programme,
    calls: [] as { offset: number; status: number }[],
    /** The addresses that were asked for, in order. */
    asked: [] as string[],
    running: 0,
    most: 0,
    fails: (_offset: number): boolean => false,
  };
  const pageOf = ({ from, to, offset }: Asked, asked: number): HostPage => {
    const sorted = host.items.toSorted(
      (one, other) => secondsOf(one) - secondsOf(other) || Number(one.id) - Number(other.id),
    );
    const pagesize = Math.min(asked, longest);
    const within = sorted.filter((item) => secondsOf(item) >= from && secondsOf(item) < to);
    const before = sorted.findLast((item) => secondsOf(item) < from);
    const after = sorted.find((item) => secondsOf(item) >= to);
    return {
      data: within.slice(offset, offset + pagesize),
      pagesize,
      totalcount: within.length,
      previous: before ? secondsOf(before) : null,
      next: after ? secondsOf(after) : null,
    };
  };
  const ask: ContentHost['ask'] = async (path) => {
    host.running += 1;
    host.most = Math.max(host.most, host.running);
    await Promise.resolve();
    host.running -= 1;
    host.asked.push(path);
    const search = new URL(path, 'https://cms.example').searchParams;
    const asked = {
      from: numberOf(search, 'from'),
      to: numberOf(search, 'to'),
      offset: numberOf(search, 'offset'),
    };
    const body = JSON.stringify(spoil(pageOf(asked, numberOf(search, 'pagesize')), asked));
    const status = host.fails(asked.offset) ? 500 : 200;
    host.calls.push({ offset: asked.offset, status });
    return deliver(new Response(status === 200 ? body : null, { status }), asked);
  };
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const lines: unknown[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line)));
  const calendar = foreignCalendar({
    host: { ask },
    siteId: 8,
    excludedFestivals,
    monthLimit,
    keptDates,
    clock,
    log,
  });
  const later = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());
  return { host, calendar, lines, later };
};
