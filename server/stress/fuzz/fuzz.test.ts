import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSqlite } from '../databases.ts';
import { fuzz } from './fuzz.ts';
import { isSound } from './result.ts';
import { withFuzzSite } from './site.ts';

const isBuilt = existsSync(new URL('../../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Fuzzing is skipped: nothing is built');

/** A small part of `npm run stress -- fuzz`; `fuzz.slow.test.ts` takes a larger one. */
const size = { count: 50, seed: 8 };
/** A ceiling for a busy machine, in milliseconds: the sample must be filled in, and letters take their time. */
const patience = 300_000;

test.runIf(isBuilt)(
  'Security: of requests that are made of the description none fails, and what is wrong is named',
  async () => {
    const result = await withSqlite((database) => withFuzzSite(database, (site) => fuzz(site, size)));
    expect(result.faults).toEqual([]);
    expect([result.requests, isSound(result)]).toEqual([size.count, true]);
    expect(result.wrong).toBeGreaterThan(size.count * 0.4);
  },
  patience,
);
