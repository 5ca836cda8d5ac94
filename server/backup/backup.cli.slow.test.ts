import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '#server/clock.ts';
import { isDone, outcomeOf, uuidOf } from '#server/stress/asking.ts';
import { withStore, type StressDatabase } from '#server/stress/databases.ts';
import { addPerformances, readBooks } from '#server/stress/people.ts';
import { openRound, reserveWhile } from '#server/stress/reserving.ts';
import { askServer, createTokenSource, kill, startServer } from '#server/stress/servers.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { runScript } from '#server/testing/runScript.ts';
import { backedUpEngines } from './testing/backedUpEngines.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeFolder({});
  file = join(folder, 'one.backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

const envOf = ({ databaseUrl, dataDirectory }: Pick<StressDatabase, 'databaseUrl' | 'dataDirectory'>) => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});
const backup = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runScript('server/backup/backup.cli.ts', { args: [file, ...args], env }).end();
const restore = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runScript('server/backup/restore.cli.ts', { args: [file, ...args], env }).end();
const here = () => ({ DATA_DIR: join(folder, 'data') });
/** A database with the base of a festival. */
const fillHere = async (): Promise<void> => kill(await startServer({ ...here(), SAMPLE: 'no' }));

test.each(backedUpEngines.filter(({ isHere }) => isHere))(
  'OPS-01: while members reserve at a server on $name, a backup has every reservation that was confirmed before',
  async ({ start }) => {
    const engine = await start();
    const server = await startServer(envOf(engine.place));
    const { round, tokenOf } = await withStore(engine.place, async (store) => {
      const performances = await addPerformances(store, Array<null>(300).fill(null), createClock(null).now());
      return { round: await openRound(store, performances), tokenOf: await createTokenSource(store) };
    });
    const confirmed: string[] = [];
    const ask = await askServer(server.origin, tokenOf);
    const noting: typeof ask = async (member, call) => {
      const told = await ask(member, call);
      if (isDone(told)) confirmed.push(uuidOf(told));
      return told;
    };
    let before: string[] = [];
    let during = 0;
    await reserveWhile(noting, round, async () => {
      before = [...confirmed];
      expect(await backup(envOf(engine.place))).toMatchObject({ code: 0, errors: '' });
      during = confirmed.length - before.length;
    });
    await kill(server);
    expect([before.length > 0, during > 0]).toEqual([true, true]);

    const place = await engine.makePlace();
    expect(await restore(envOf(place))).toMatchObject({
      code: 0,
      output: expect.stringContaining('every session has ended'),
    });
    const again = await startServer(envOf(place));
    const [member] = round.members;
    const askAgain = await askServer(again.origin, tokenOf);
    expect(member && outcomeOf(await askAgain(member, { method: 'GET', path: '/v1/me/profile' }))).toBe(
      '401 unauthorised',
    );
    await kill(again);
    await withStore(place, async (store) => {
      const rows = await store.db.selectFrom('bookings').select('uuid').execute();
      const restored = new Set(rows.map(({ uuid }) => uuid));
      expect(before.filter((uuid) => !restored.has(uuid))).toEqual([]);
      const { reserved, taken, used } = await readBooks(store, round.members, round.performances);
      expect([taken, used]).toEqual([reserved, reserved]);
    });
    await engine.stop();
  },
);

test('OPS-02: what was written is told, with its sum', async () => {
  await fillHere();
  const { code, output, errors } = await backup(here());
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  expect([code, errors]).toEqual([0, '']);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^\S+one\.backup: \d+\.\d MB, the database \(SQLite\)\.$/),
    `SHA-256 ${sum}`,
  ]);
});

test('OPS-08: without a list of deletions the restore says whom to delete anew', async () => {
  await fillHere();
  await backup(here());
  const env = { DATA_DIR: join(folder, 'again') };
  expect((await restore(env)).output).toContain(
    `There is no list of deletions (${join(folder, 'again', 'deletions')}): an account that was deleted after`,
  );
});

test('OPS-10: a site on a place where a restore broke off does not start, and says so', async () => {
  mkdirSync(join(folder, 'data', 'restoring'), { recursive: true });
  const started = await runScript('server/main.ts', { env: { PORT: '0', ...here() } }).end();
  expect(started).toEqual({
    code: 1,
    output: '',
    errors:
      'Chapiteau did not start: a restore has not come to its end here. Repeat it: npm run restore -- FILE',
  });
});

describe('refused in a sentence, with exit code 1, and nothing is written:', () => {
  const refused = async (running: Promise<Awaited<ReturnType<typeof restore>>>) => {
    const { code, output, errors } = await running;
    return [code, output, errors.split('\n')[0]];
  };

  test('OPS-05: a place with a database', async () => {
    await fillHere();
    await backup(here());
    const before = readdirSync(here().DATA_DIR);
    const database = join(here().DATA_DIR, 'chapiteau.sqlite');
    expect(await refused(restore(here()))).toEqual([
      1,
      '',
      `${database} is there already: a restore goes into an empty place only. Name an empty folder with DATA_DIR.`,
    ]);
    expect(readdirSync(here().DATA_DIR)).toEqual(before);
  });

  test('OPS-04: a file that was cut', async () => {
    await fillHere();
    await backup(here());
    truncateSync(file, 1000);
    const env = { DATA_DIR: join(folder, 'again') };
    expect(await refused(restore(env))).toEqual([
      1,
      '',
      expect.stringMatching(/^\S+one\.backup is no whole backup: /),
    ]);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'one.backup']);
  });

  test.each([
    ['without a database', [], 'There is no database in '],
    ['two files', ['two'], 'Name one file.'],
    ['a flag that it does not have', ['--all'], "Unknown option '--all'"],
  ])('OPS-02: a backup %s', async (_, args, said) => {
    expect(await refused(backup(here(), ...args))).toEqual([1, '', expect.stringContaining(said)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a file that is not there', [], 'There is no file '],
    ['a list that is not there', ['--deletions', 'nowhere'], 'There is no file '],
  ])('OPS-08: %s', async (_, args, said) => {
    expect(await refused(restore(here(), ...args))).toEqual([1, '', expect.stringContaining(said)]);
  });
});
