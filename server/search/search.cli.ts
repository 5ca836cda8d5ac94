import { setTimeout as pause } from 'node:timers/promises';
import { searchClient } from '@algolia/client-search';
import { languages, type Language } from '#contract/address/language.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { createClock, epochSeconds, type Clock } from '../clock.ts';
import { readSettings, SettingsError, type Settings } from '../environment.ts';
import { createContentHost, type ContentHost } from '../host/contentHost.ts';
import { createHostLists } from '../host/lists/hostLists.ts';
import { createLog, reasonOf } from '../log.ts';
import { openStore } from '../store/store.ts';
import { isKeyRefused } from './push/persist.ts';
import { push, type PushClient } from './push/push.ts';
import { hostSearch } from './records/hostSearch.ts';
import { readRecords } from './records/readRecords.ts';
import { embeddedSearch } from './records/searchSource.ts';

const usage = `npm run search -- push
  sends the search records, settings and synonyms to the hosted service, and replaces its indexes at once`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class UsageError extends Error {
  override name = 'UsageError';
}

/** The configured service. @throws SettingsError */
const openClient = ({ hostedSearch, searchAdminKey }: Settings): PushClient => {
  if (hostedSearch === null || searchAdminKey === null)
    throw new SettingsError('SEARCH_APP_ID, SEARCH_KEY and SEARCH_ADMIN_KEY must be set to push.');
  const { appId, host } = hostedSearch;
  if (host === null) return searchClient(appId, searchAdminKey);
  const { protocol } = new URL(host);
  const url = host.slice(`${protocol}//`.length);
  return searchClient(appId, searchAdminKey, {
    hosts: [{ url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' }],
  });
};

/** Each index once, with the first of its languages. */
const indexesOf = ({ searchIndexes }: Settings): { name: string; lang: Language }[] => {
  const named = languages.map((lang) => ({ name: searchIndexes[lang], lang }));
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
};

/** @throws what kept any list of the host from being read */
const readHost = async (host: ContentHost, settings: Settings, clock: Clock): Promise<SearchRecord[]> => {
  const { siteId, siteTimezone: timezone } = settings;
  const lists = createHostLists({ host, siteId, clock, log: createLog() });
  const [failure] = await lists.readAll();
  if (failure !== undefined) throw failure;
  return (await Array.fromAsync(readRecords(hostSearch({ lists, timezone })))).flat();
};

const readAll = async (settings: Settings, clock: Clock): Promise<SearchRecord[]> => {
  const log = createLog();
  const host = createContentHost({ settings, clock, log });
  if (host !== null) return readHost(host, settings, clock);
  const store = await openStore(settings, log);
  try {
    return (await Array.fromAsync(readRecords(embeddedSearch(store)))).flat();
  } finally {
    await store.close();
  }
};

const run = async (): Promise<void> => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'push' || rest.length > 0) throw new UsageError('There is one command: push.');
  const settings = readSettings(process.env);
  const client = openClient(settings);
  const clock = createClock(settings.now);
  const records = await readAll(settings, clock);
  if (records.length === 0) throw new UsageError('The programme holds nothing to search: nothing was sent.');
  const now = epochSeconds(clock.now());
  for (const index of indexesOf(settings)) {
    const startedAt = performance.now();
    const onProgress = (done: number, total: number): void =>
      say(`${index.name}: ${done} of ${total} records sent`);
    const pushed = await push({ client, index, records, now, onProgress, wait: pause });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(
      `${index.name}: replaced: ${pushed.records} records, batches: ${pushed.batches}, tries again: ${pushed.retries}, ${seconds} s`,
    );
  }
};

try {
  await run();
} catch (caught) {
  const isForPeople = caught instanceof SettingsError || caught instanceof UsageError;
  const reason = isKeyRefused(caught)
    ? 'the service refused SEARCH_ADMIN_KEY: it must be of SEARCH_APP_ID, and may write and move indexes'
    : reasonOf(caught);
  const failed = `The push failed: ${reason}. Searches go on finding what was there; push again.`;
  process.stderr.write(`${isForPeople ? caught.message : failed}\n`);
  if (caught instanceof UsageError) process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
