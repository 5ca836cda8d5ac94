import { randomUUID } from 'node:crypto';
import type { SearchClient } from 'algoliasearch';
import type { Language } from '#contract/address/language.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { nearnessOf, whenOf } from '../index/starts.ts';
import { indexSettings } from './indexSettings.ts';
import { pushLimits } from './limits.ts';
import { persist, type Wait } from './persist.ts';

export type PushClient = Pick<
  SearchClient,
  'batch' | 'setSettings' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

export interface Pushed {
  records: number;
  batches: number;
  /** How often something was tried again. */
  retries: number;
}

interface PushOptions {
  client: PushClient;
  /** The index that is replaced, and its own language. */
  index: { name: string; lang: Language };
  records: readonly SearchRecord[];
  /** Epoch seconds: the next dates are told as of then. */
  now: number;
  onProgress: (done: number, total: number) => void;
  wait: Wait;
}

/** A record as the hosted index keeps it: what the embedded one tells at each question is told once. */
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
 * Replaces an index at once: everything goes into a temporary one, which then takes its name. Until then searches find what
 * was there, and a push that fails changes nothing. @throws what the service refused, or did not answer for too long
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
  /** Does something and waits until the service has done it, however often it must be asked. */
  const done = (work: () => Promise<{ taskID: number }>): Promise<unknown> =>
    persist(
      async () => {
        const { taskID } = await work();
        return client.waitForTask({ indexName: temporary, taskID });
      },
      { wait, onRetry: () => (retries += 1) },
    );
  try {
    // Rules and synonyms are written at the service: of an index that is not there yet there are none.
    await done(() =>
      client.operationIndex({
        indexName: index.name,
        operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules', 'synonyms'] },
      }),
    );
    await done(() => client.setSettings({ indexName: temporary, indexSettings: indexSettings(index.lang) }));
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
    // What cannot be removed either does no harm: nobody asks it.
    await client.deleteIndex({ indexName: temporary }).catch(() => null);
    throw caught;
  }
};
