import { createContentClient, type ContentClientOptions } from '../content.ts';
import { ContentError } from '../contentError.ts';
import { hostOf, json, logOf, timingOf, type Reaction } from './fakeHost.ts';

/** For tests: the client on a host with these reactions in turn, its requests and its log lines. */
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

/** For tests: a list from the host, by default on one page. */
export const listOf = (data: unknown[], envelope: object = {}) =>
  json({ data, pagesize: 400, totalcount: data.length, previous: null, next: null, ...envelope });

/** For tests: a page from the host. */
export const pageOf = (attributes: object, more: object = {}) =>
  json({ entity_data: { type: 'page', id: 7, attributes, ...more }, data: [] });
