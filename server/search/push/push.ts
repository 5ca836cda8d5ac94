import { randomUUID } from 'node:crypto';
import type { SearchClient } from '@algolia/client-search';
import type { Language } from '#contract/address/language.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { nearnessOf, whenOf } from '../index/starts.ts';
import { synonyms } from '../words/synonyms.ts';
import { indexSettings, namedSynonyms } from './indexSettings.ts';
import { pushLimits } from './limits.ts';
import { persist, type Wait } from './persist.ts';

export type PushClient = Pick<
  SearchClient,
  'batch' | 'setSettings' | 'saveSynonyms' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

export interface Pushed {
  records: number;
  batches: number;
  /** The number of retries. */
  retries: number;
}

interface PushOptions {
  client: PushClient;
  /** The index to replace, and its own language. */
  index: { name: string; lang: Language };
  records: readonly SearchRecord[];
  /** Epoch seconds: the instant for the next dates. */
  now: number;
  onProgress: (done: number, total: number) => void;
  wait: Wait;
}

/** A record for the hosted index: it has fixed values where the embedded index computes them at each question. */
const toPushed = (record: SearchRecord, now: number) => ({
  ...record,
  ...whenOf(record, now),
  nearness: nearnessOf(record, now),
});

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / pushLimits.batch) }, (_, at) =>
    all.slice(at * pushLimits.batch, (at + 1) * pushLimits.batch),
  );

/**
 * Replaces an index at once: everything goes into a temporary one, which then takes its name. Until then searches find the
 * old content, and a failed push changes nothing. @throws a refusal of the service, or its silence
 */
export const push = async ({
  client,
  index,
  records,
  now,
  onProgress,
  wait,
}: PushOptions): Promise<Pushed> => {
  let retries = 0;
  const temporary = `${index.name}_push_${randomUUID()}`;
  /** Starts an act of the service and waits for its end, with retries. */
  const done = (work: () => Promise<{ taskID: number }>): Promise<unknown> =>
    persist(
      async () => {
        const { taskID } = await work();
        return client.waitForTask({ indexName: temporary, taskID });
      },
      { wait, onRetry: () => (retries += 1) },
    );
  try {
    // Rules are written at the service: a new index has none. Synonyms are ours.
    await done(() =>
      client.operationIndex({
        indexName: index.name,
        operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules'] },
      }),
    );
    await done(() => client.setSettings({ indexName: temporary, indexSettings: indexSettings(index.lang) }));
    await done(() =>
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: namedSynonyms(synonyms),
        replaceExistingSynonyms: true,
      }),
    );
    const batches = chunks(records);
    let sent = 0;
    for (const batch of batches) {
      const requests = batch.map((record) => ({ action: 'addObject' as const, body: toPushed(record, now) }));
      await done(() => client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      sent += batch.length;
      onProgress(sent, records.length);
    }
    await done(() =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: { operation: 'move', destination: index.name },
      }),
    );
    return { records: records.length, batches: batches.length, retries };
  } catch (caught) {
    // A failure to remove it is harmless: nobody uses it.
    await client.deleteIndex({ indexName: temporary }).catch(() => null);
    throw caught;
  }
};
