import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { runScript } from '../testing/runScript.ts';

/** A list with an address that is confirmed and one that is not, and the command. */
const start = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const of = '3f2b8c1e-0000-4000-8000-00000000000';
  const asked = { lang: 'fr', asked_at: 1_815_000_000 } as const;
  await store.transact((db) =>
    db
      .insertInto('newsletter_subscriptions')
      .values([
        { ...asked, id: `${of}a`, email: 'camille@example.test', confirmed_at: 1_815_000_000 },
        { ...asked, id: `${of}b`, email: 'sam@example.test', confirmed_at: null },
      ])
      .execute(),
  );
  const env = { DATA_DIR: store.dataDirectory, PUBLIC_URL: 'https://festival.example' };
  return (args: string[], more: NodeJS.ProcessEnv = {}) =>
    runScript('server/newsletter/newsletter.cli.ts', { args, env: { ...env, ...more } }).end();
};
const usage = [
  'npm run newsletter -- export [--format csv|json]',
  '  prints the confirmed addresses, each with the links that unsubscribe it',
];

test('LAY-33: the export prints the confirmed addresses alone, as CSV or, if asked, as JSON', async () => {
  const run = await start();
  const csv = await run(['export']);
  const [names, row, ...more] = csv.output.split('\n');
  expect([csv.code, csv.errors, names, more]).toEqual([
    0,
    '',
    'email,lang,confirmed_at,unsubscribe_page,list_unsubscribe',
    [],
  ]);
  expect(row).toMatch(
    /^"camille@example\.test","fr","2027-07-07T22:40:00Z","https:\/\/festival\.example\/fr\/infolettre\/desabonner\?token=[\w.-]+","https:\/\/festival\.example\/api\/newsletter\/unsubscribe\?token=[\w.-]+"$/,
  );
  const json = await run(['export', '--format', 'json']);
  expect([json.code, json.errors, JSON.parse(json.output)]).toEqual([
    0,
    '',
    [expect.objectContaining({ email: 'camille@example.test', lang: 'fr' })],
  ]);
});

test.each([
  [[], 'Say what to do: export.'],
  [['import'], 'Say what to do: export.'],
  [['export', 'all'], 'Say what to do: export.'],
  [['export', '--format', 'xml'], '--format must be csv or json.'],
  [['export', '--all'], expect.stringContaining("Unknown option '--all'")],
])('LAY-33: %j is refused in a sentence, with the usage', async (args, said) => {
  const { code, output, errors } = await (await start())(args);
  expect([code, output, errors.split('\n')]).toEqual([1, '', [said, ...usage]]);
});

test('LAY-33: a wrong setting is named, and a folder that cannot be made is a failure of the command', async () => {
  const run = await start();
  const unset = await run(['export'], { PUBLIC_URL: 'festival' });
  expect([unset.code, unset.output, unset.errors]).toEqual([1, '', expect.stringMatching(/^PUBLIC_URL /)]);
  const closed = await run(['export'], { DATA_DIR: '/dev/null/data' });
  expect([closed.code, closed.output, closed.errors]).toEqual([
    1,
    '',
    expect.stringMatching(/^The list could not be printed: /m),
  ]);
});
