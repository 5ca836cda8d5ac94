import { expect, onTestFinished, test } from 'vitest';
import { servesWire } from '../host/lists/testing/servesWire.ts';
import { wireHost } from '../host/lists/testing/wireHost.ts';
import { wireProgramme } from '../host/lists/testing/wireProgramme.ts';
import { startTestHost } from '../host/testing/startTestHost.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { runScript } from '../testing/runScript.ts';
import { startHostedService } from './testing/hostedService.ts';

const keys = { appId: 'APP', adminKey: 'writes', searchKey: 'searches' };

/** A service and the command, on the test programme. */
const start = async ({ isFilled = true } = {}) => {
  const store = await openTestStore();
  onTestFinished(store.close);
  if (isFilled) await fillTestProgramme(store);
  const service = await startHostedService(keys);
  onTestFinished(service.stop);
  const env = {
    DATA_DIR: store.dataDirectory,
    SEARCH_APP_ID: keys.appId,
    SEARCH_KEY: keys.searchKey,
    SEARCH_HOST: `http://${service.host}`,
    NOW: '2027-07-16T21:30:00Z',
  };
  const run = (more: NodeJS.ProcessEnv, args = ['push']) =>
    runScript('server/search/search.cli.ts', { args, env: { ...env, ...more } }).end();
  return { service, run };
};

test('SRCH-09: a push sends all records to each index that the settings name, and tells what it did', async () => {
  const { service, run } = await start();
  const { code, output, errors } = await run({
    SEARCH_ADMIN_KEY: keys.adminKey,
    SEARCH_INDEX_FR: 'festival_fr',
    SEARCH_INDEX_EN: 'festival_en',
  });
  expect({ code, errors, output: output.replaceAll(/\d+\.\d s/g, '… s') }).toEqual({
    code: 0,
    errors: '',
    output: [
      'festival_fr: 8 of 8 records sent',
      'festival_fr: replaced: 8 records, batches: 1, tries again: 0, … s',
      'festival_en: 8 of 8 records sent',
      'festival_en: replaced: 8 records, batches: 1, tries again: 0, … s',
    ].join('\n'),
  });
  const ids = [
    'show-1-en',
    'show-1-fr',
    'show-2-en',
    'show-2-fr',
    'artist-1-fr',
    'artist-1-en',
    'page-2-en',
    'page-2-fr',
  ];
  expect(
    Object.fromEntries([...service.indexes].map(([name, { records }]) => [name, [...records.keys()]])),
  ).toEqual({
    festival_fr: ids,
    festival_en: ids,
  });
});

test('SRCH-08: one index of both languages is pushed once; a wrong key is told and changes nothing', async () => {
  const { service, run } = await start();
  const refused = await run({ SEARCH_ADMIN_KEY: keys.searchKey });
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors:
      'The push failed: the service refused SEARCH_ADMIN_KEY: it must be of SEARCH_APP_ID, and may write and move ' +
      'indexes. Searches go on finding what was there; push again.',
  });
  expect([...service.indexes.keys()]).toEqual([]);
  expect((await run({ SEARCH_ADMIN_KEY: keys.adminKey })).code).toBe(0);
  expect([...service.indexes.keys()]).toEqual(['festival']);
});

test('SRCH-08: a push without what it needs says what that is', async () => {
  const { service, run } = await start({ isFilled: false });
  expect((await run({})).errors).toBe('SEARCH_APP_ID, SEARCH_KEY and SEARCH_ADMIN_KEY must be set to push.');
  expect((await run({ SEARCH_ADMIN_KEY: keys.adminKey })).errors).toContain('nothing was sent');
  expect((await run({}, ['pull'])).errors).toContain('There is one command: push.');
  expect(service.seen).toEqual([]);
});

test('HST-25: of somebody else’s programme what its lists have is pushed; if one cannot be read, nothing is', async () => {
  const { service, run } = await start({ isFilled: false });
  const wire = wireHost(wireProgramme);
  const { origin } = await startTestHost(servesWire(wire));
  const env = { SEARCH_ADMIN_KEY: keys.adminKey, CONTENT_API_URL: `${origin}/cms` };
  wire.fails = (path) => path.includes('/artists');
  const failed = await run(env);
  expect([failed.code, failed.output, service.indexes.size]).toEqual([1, '', 0]);
  expect(failed.errors).toContain('The push failed: It answered 503');
  wire.fails = () => false;
  expect((await run(env)).code).toBe(0);
  expect([...(service.indexes.get('festival')?.records.keys() ?? [])]).toEqual([
    'show-a-1-fr',
    'show-a-2-fr',
    'artist-7-fr',
    'video-9-fr',
    'page-3-fr',
    'page-21-fr',
    'page-31-fr',
    'show-a-1-en',
    'artist-7-en',
    'page-21-en',
  ]);
});
