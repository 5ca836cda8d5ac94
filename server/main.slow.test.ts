import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jazzFiles } from './festival/testing/jazzFiles.ts';
import { demoMembers, demoPassword } from './sample/demoMembers.ts';
import { engines } from './store/testing/engines.ts';
import { whileLocked } from './stress/lock.ts';
import { readCsrfHeaders } from './stress/servers.ts';
import { makeFolder } from './testing/makeFolder.ts';
import { runScript, type RunningScript } from './testing/runScript.ts';

const isBuilt = existsSync(new URL('../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Starts of the whole server are skipped: nothing is built');

let dataDirectory: string;
let started: RunningScript[];
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-main-'));
  started = [];
});
afterEach(async () => {
  for (const script of started) {
    script.process.kill('SIGKILL');
    await script.end();
  }
  rmSync(dataDirectory, { recursive: true });
});
const start = (env: NodeJS.ProcessEnv): RunningScript => {
  const script = runScript('server/main.ts', { env: { DATA_DIR: dataDirectory, PORT: '0', ...env } });
  started.push(script);
  return script;
};
const address = async (script: RunningScript): Promise<string> =>
  /http:\S+/.exec(await script.line('Chapiteau is at'))?.[0] ?? '';

test('settings: a wrong value names the variable and stops the start', async () => {
  const { code, output, errors } = await start({ PORT: 'eighty' }).end();
  expect([code, output, errors]).toEqual([1, '', 'PORT must be a whole number from 0 to 65535.']);
});

describe.runIf(isBuilt)('start', () => {
  test('an empty folder becomes a site, and SIGTERM ends it without an error', async () => {
    const script = start({});
    const origin = await address(script);
    expect(await (await fetch(`${origin}healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${origin}api/content/fr/router`)).status).toBe(200);
    expect(await script.line('outbox')).toBe(`Mail is written to ${join(dataDirectory, 'outbox')}`);
    expect(await script.line('camille')).toBe('  camille@example.test, credits: 10');
    script.process.kill('SIGTERM');
    expect((await script.end()).code).toBe(0);
  });

  test('the database is its owner’s alone, and the start says where it is not', async () => {
    const folder = join(dataDirectory, 'new');
    const script = start({ DATA_DIR: folder });
    await address(script);
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(modes).toEqual(['', '-shm', '-wal'].map((end) => [`chapiteau.sqlite${end}`, 0o600]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    script.process.kill('SIGTERM');
    expect((await script.end()).output).not.toContain('chmod');

    chmodSync(join(folder, 'chapiteau.sqlite'), 0o640);
    const open = start({ DATA_DIR: folder });
    const file = join(folder, 'chapiteau.sqlite');
    expect(await open.line('chmod')).toBe(
      `${file} is open to others on this machine, and holds secrets: take their permissions away (chmod go= ${file}).`,
    );
  });

  test('two starts side by side on one folder both serve, and fill it once', async () => {
    const scripts = [start({}), start({})];
    const origins = await Promise.all(scripts.map(address));
    const totals = await Promise.all(
      origins.map(async (origin) =>
        (await fetch(`${origin}api/content/fr/content/8/shows?pagesize=1`)).json(),
      ),
    );
    expect(totals[0]).toEqual(totals[1]);
  });

  test('QA: a start waits for a process that writes into its database, and says so', async () => {
    await address(start({ SAMPLE: 'no' }));
    let second: RunningScript | undefined;
    await whileLocked(join(dataDirectory, 'chapiteau.sqlite'), async () => {
      second = start({ SAMPLE: 'no' });
      await second.errorLine('start.waiting');
    });
    const readiness = second ? `${await address(second)}readyz` : '';
    await expect.poll(async () => (await fetch(readiness)).status).toBe(200);
  });

  test('a port that is in use is said in words', async () => {
    const origin = new URL(await address(start({})));
    const { code, errors } = await start({ PORT: origin.port }).end();
    expect([code, errors]).toEqual([
      1,
      `Port ${origin.port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`,
    ]);
  });

  const countShows = async (origin: string): Promise<unknown> => {
    const answer = await fetch(`${origin}api/content/fr/content/8/shows?pagesize=1`);
    return v.parse(v.object({ totalcount: v.number() }), await answer.json()).totalcount;
  };
  const logIn = async (origin: string): Promise<number> => {
    const csrf = await readCsrfHeaders(new URL(origin).origin);
    const answer = await fetch(`${origin}api/member/v1/login/initiate`, {
      method: 'POST',
      headers: { ...csrf, 'content-type': 'application/json' },
      body: JSON.stringify({ username: demoMembers.camille.email, password: demoPassword, key: 'main.test' }),
    });
    return answer.status;
  };
  const lastWords = 'POST /api/member/v1/register';

  test('ENV-02: with a festival’s folder its shows are there; a broken one leaves what was online, and the start says why', async () => {
    const folder = makeFolder(jazzFiles({ shows: 2, dates: 3 }));
    try {
      const linesOf = async (): Promise<[shows: unknown, output: string]> => {
        const script = start({ FESTIVAL: folder });
        const shows = await countShows(await address(script));
        await script.line(lastWords);
        script.process.kill('SIGTERM');
        return [shows, (await script.end()).output];
      };
      const [shows, output] = await linesOf();
      expect([shows, output]).toEqual([2, expect.not.stringContaining('Warning')]);
      writeFileSync(join(folder, 'dates.csv'), 'id,show,start\nd-0,concert-9,2027-07-16 20:00\n');
      const [still, told] = await linesOf();
      expect([still, told]).toEqual([
        2,
        expect.stringContaining(
          `Warning: the festival's folder ${folder} has mistakes and was not loaded. What was online stays.`,
        ),
      ]);
      expect(told).toMatch(/^dates\.csv:2:\d+: .*concert-9/m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(engines.map(({ name, isHere, start: startEngine }) => ({ name, isHere, startEngine })))(
    'ENV-02: in production an empty database ($name) gets the base pages, no show and no known password',
    async ({ isHere, startEngine }) => {
      if (!isHere) return;
      const engine = await startEngine();
      try {
        const script = start({
          NODE_ENV: 'production',
          ...(engine.databaseUrl !== null && { DATABASE_URL: engine.databaseUrl }),
        });
        const origin = await address(script);
        expect(await countShows(origin)).toBe(0);
        const pages = ['fr', 'en', 'fr/calendrier', 'en/calendar', 'fr/confidentialite', 'en/privacy-policy'];
        const statuses = await Promise.all(
          pages.map(async (page) => (await fetch(`${origin}${page}`)).status),
        );
        expect(statuses).toEqual(pages.map(() => 200));
        expect(await logIn(origin)).toBe(401);
        await script.line(lastWords);
        script.process.kill('SIGTERM');
        const { code, output } = await script.end();
        expect([code, output.split('\n').slice(1)]).toEqual([
          0,
          [
            'There are no shows yet. Write a festival’s folder: npm run festival -- new DIR, and start with FESTIVAL=DIR.',
            'Or import a programme: npm run import -- FILE…',
            'Or start with SAMPLE=yes for the invented sample festival and its demo members.',
            `Mail is written to ${join(dataDirectory, 'outbox')}`,
            `There are no members yet. They register themselves: ${lastWords}`,
            'TRUSTED_PROXIES is not set: behind a proxy all visitors share one limit.',
            expect.stringMatching(/^Warning: these pages wait for their text: .*pages\/privacy\.fr\.md.*\.$/),
          ],
        ]);
      } finally {
        await engine.stop();
      }
    },
  );

  test('ENV-02: SAMPLE=yes gives production the sample festival, with a warning', async () => {
    const script = start({ NODE_ENV: 'production', SAMPLE: 'yes' });
    const origin = await address(script);
    expect(await script.line('Warning')).toBe(
      'Warning: this is the sample festival. Its shows are invented, its dates are relative to its first start, and anybody can read the password of its members.',
    );
    expect(await countShows(origin)).toBeGreaterThanOrEqual(60);
    expect(await logIn(origin)).toBe(200);
  });

  test('ENV-02: SAMPLE=no gives base pages outside of production too', async () => {
    const script = start({ SAMPLE: 'no' });
    const origin = await address(script);
    expect([await countShows(origin), await logIn(origin)]).toEqual([0, 401]);
  });
});

test('ENV-02: SAMPLE=yes beside an external content host stops the start', async () => {
  const { code, output, errors } = await start({
    NODE_ENV: 'production',
    SAMPLE: 'yes',
    CONTENT_API_URL: 'https://cms.example/api',
  }).end();
  expect([code, output, errors]).toEqual([
    1,
    '',
    'SAMPLE must not be yes where CONTENT_API_URL names an external content host.',
  ]);
});
