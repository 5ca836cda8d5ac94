import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasPostgres, withPostgres, withSqlite } from '../databases.ts';
import { fuzz } from './fuzz.ts';
import type { Answered } from './judge.ts';
import { isSound } from './result.ts';
import { withFuzzSite, type FuzzSite } from './site.ts';

const isBuilt = existsSync(new URL('../../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Fuzzing is skipped: nothing is built');

/** A small part of `npm run stress -- fuzz`, larger than that of `fuzz.test.ts`. */
const size = { count: 150, seed: 7 };
/** A ceiling for a busy machine, in milliseconds: the sample must be filled in, and letters take their time. */
const patience = 300_000;

/** Planted faults, by their paths. */
const planted: readonly [string, (answered: Answered) => Answered][] = [
  ['/api/newsletter', () => ({ status: 500, headers: new Headers(), body: 'Error: at handler' })],
  ['/content/8/', (answered) => ({ ...answered, body: '{"data":7}' })],
  ['/api/search', (answered) => (answered.status === 400 ? { ...answered, status: 200 } : answered)],
];
const plantedIn = (site: FuzzSite): FuzzSite => ({
  ...site,
  send: async (address, init) => {
    const answered = await site.send(address, init);
    return planted.reduce((told, [path, spoil]) => (address.includes(path) ? spoil(told) : told), answered);
  },
});

describe.runIf(isBuilt)('requests that are made of the description', () => {
  test.each([
    { name: 'SQLite', isHere: true, withDatabase: withSqlite },
    { name: 'PostgreSQL', isHere: hasPostgres, withDatabase: withPostgres },
  ])(
    'Security: none fails, answers are as they are described, and what is wrong is named, on $name',
    async ({ isHere, withDatabase }) => {
      if (!isHere) return;
      const result = await withDatabase((database) => withFuzzSite(database, (site) => fuzz(site, size)));
      expect(result.faults).toEqual([]);
      expect([result.requests, isSound(result)]).toEqual([size.count, true]);
      expect(result.wrong).toBeGreaterThan(size.count * 0.4);
    },
    patience,
  );

  test(
    'control: a handler that fails, an answer of another shape, and one that takes anything are told',
    async () => {
      const { faults, ...result } = await withSqlite((database) =>
        withFuzzSite(database, (site) => fuzz(plantedIn(site), { ...size, count: 60 })),
      );
      const isPlanted = ({ told }: { told: string }): boolean =>
        planted.some(([path]) => told.includes(path));
      expect([isSound({ faults, ...result }), faults.filter((fault) => !isPlanted(fault))]).toEqual([
        false,
        [],
      ]);
      expect(faults.map(({ reason }) => reason)).toEqual(
        expect.arrayContaining([
          '500 is answered',
          expect.stringContaining('must'),
          '200 is answered, not 400',
        ]),
      );
    },
    patience,
  );
});
