import * as v from 'valibot';
import { answers } from '../answers.ts';
import { resources, type Resource, type ResourceName } from '../resources.ts';
import { leftOut } from './hostUnderCheck.ts';
import type { CheckedHost } from './checkedHost.ts';
import { looseEntries, looseList } from './values.ts';

/** The address of a question below the host's. */
export const callOf = (
  { site, router }: Pick<CheckedHost, 'site' | 'router'>,
  name: ResourceName,
  places: Readonly<Record<string, string>>,
  parameters: Readonly<Record<string, string | number>> = {},
): string => {
  const known: Readonly<Record<string, string>> = { site, router, ...places };
  const path = resources[name].path.replaceAll(/\{(\w+)\}/g, (_, place: string) => known[place] ?? '');
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  return `/${path}${query.size === 0 ? '' : `?${query}`}`;
};

/** Other names that a list of videos may have (VID-17). */
const inUsualNames = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || 'data' in answer || !('items' in answer))
    return answer;
  return { ...answer, data: answer.items, ...('total' in answer && { totalcount: answer.total }) };
};

interface ListQuestion {
  name: ResourceName;
  places: Readonly<Record<string, string>>;
  parameters?: Readonly<Record<string, string | number>>;
  /** Entries to ask for at once; without it the list comes whole. */
  size?: number;
}

/** Reads a list to its end, as the site does, and notes what is wrong with it. Its entries, as they are. */
export const checkList = async (
  { host, limits, ...names }: CheckedHost,
  { name, places, parameters = {}, size }: ListQuestion,
): Promise<unknown[]> => {
  const { answer, without }: Resource = resources[name];
  const schema = answers[answer];
  const read: unknown[] = [];
  const ids = new Set<string>();
  let total = 0;
  for (let page = 0; page < limits.pages; page += 1) {
    const paging = size === undefined ? {} : { offset: read.length, pagesize: size };
    const call = callOf(names, name, places, { ...parameters, ...paging });
    const sent = inUsualNames(await host.read(call, page === 0 ? leftOut(without) : undefined));
    if (sent === null) return read;
    if (schema) host.compare(call, schema, sent);
    const list = v.safeParse(looseList, sent);
    if (!list.success) return read;
    const { data, totalcount, next } = list.output;
    const repeated = looseEntries(data).filter(({ id }) => id !== '' && ids.has(id));
    if (repeated.length > 0) {
      const says =
        'The page repeats entries of those before it. Does the host ignore `offset`, or use an id twice?';
      host.note('wrong', call, says, { record: repeated[0]?.id ?? '' });
      return read;
    }
    for (const { id } of looseEntries(data)) ids.add(id);
    read.push(...data);
    total = totalcount;
    // The next of dates is a start, no offset.
    const hasNext = next !== null && name !== 'programmations';
    if (size === undefined || data.length === 0 || (!hasNext && read.length >= total)) break;
  }
  const call = callOf(names, name, places, parameters);
  if (size !== undefined && total !== read.length)
    host.note('wrong', call, `The list counts ${total} entries (totalcount) and has ${read.length}.`);
  return read;
};
