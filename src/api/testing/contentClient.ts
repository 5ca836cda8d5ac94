import { createContentClient, type ContentClientOptions } from '../content.ts';
import { ContentError } from '../contentError.ts';
import { hostOf, json, logOf, timingOf, type Reaction } from './fakeHost.ts';

/** For tests: the client on a host that reacts in turn, what it asked and what it logged. */
export const clientOf = (reactions: Reaction[], options: Partial<ContentClientOptions> = {}) => {
  const host = hostOf(...reactions);
  const { log, lines } = logOf();
  const client = createContentClient({
    fetch: host.fetch,
    baseUrl: '/api/content/',
    calendarUrl: '/api/content/',
    siteId: 8,
    log,
    sanitise: (html) => html.replaceAll(/<script.*?<\/script>/gs, ''),
    timing: timingOf().timing,
    ...options,
  });
  return { client, calls: host.calls, lines };
};

/** For tests: `answered`, or the code of the refusal. */
export const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof ContentError ? error.code : error),
  );

/** For tests: a list as the host sends it, all on one page unless told otherwise. */
export const listOf = (data: unknown[], envelope: object = {}) =>
  json({ data, pagesize: 400, totalcount: data.length, previous: null, next: null, ...envelope });

/** For tests: a page as the host sends it. */
export const pageOf = (attributes: object, more: object = {}) =>
  json({ entity_data: { type: 'page', id: 7, attributes, ...more }, data: [] });
