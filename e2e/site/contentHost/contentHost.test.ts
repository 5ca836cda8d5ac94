import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startContentHost } from './contentHost.ts';

const run = promisify(execFile);

/** Runs the command as people do; its output and exit code. */
const check = async (...args: string[]): Promise<{ code: unknown; out: string }> => {
  try {
    const { stdout } = await run('node', ['server/wire/check/hostCheck.cli.ts', ...args]);
    return { code: 0, out: stdout };
  } catch (caught) {
    const { code, stdout, stderr } = Object(caught);
    return { code, out: `${stdout}${stderr}` };
  }
};

test('HST-64: the host that was written from the documents passes the check, in both languages', async () => {
  const host = await startContentHost();
  try {
    expect(await check(host.url)).toEqual({ code: 0, out: 'Nothing is missing, wrong or slow.\n' });
    expect(
      host.asked.some((url) => url.startsWith('/fr/')) && host.asked.some((url) => url.startsWith('/en/')),
    ).toBe(true);
  } finally {
    host.stop();
  }
});

test('HST-65: a wrong host fails the command, in words and as JSON; an address that is none is another failure', async () => {
  const host = await startContentHost();
  host.spoil('missing field', (path) => path === '/en/content/8/festivals');
  try {
    const told = await check(host.url, '--lang', 'en');
    expect(told.code).toBe(1);
    expect(told.out).toBe(
      [
        'WRONG  /en/content/8/festivals',
        '  The site leaves the record out.',
        '  field     data.0.title',
        '  expected  a text',
        '  found     null',
        '  record    f1',
        '',
        '1 wrong.',
        '',
      ].join('\n'),
    );
    const json = await check(host.url, '--lang', 'en', '--json');
    expect([json.code, JSON.parse(json.out)]).toEqual([
      1,
      {
        failed: true,
        findings: [
          {
            level: 'wrong',
            call: '/en/content/8/festivals',
            says: 'The site leaves the record out.',
            field: 'data.0.title',
            expected: 'a text',
            found: 'null',
            record: 'f1',
          },
        ],
      },
    ]);
    const wrong = await check('cms.example.org');
    expect([wrong.code, wrong.out.split('\n')[0]]).toEqual([
      2,
      'cms.example.org is no address: it begins with http:// or https://.',
    ]);
  } finally {
    host.stop();
  }
});
