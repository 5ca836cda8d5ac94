import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#server/testing/runScript.ts';
import { startExampleHost } from '../testing/exampleHost.ts';

const check = (...args: string[]) => runScript('server/wire/check/hostCheck.cli.ts', { args }).end();

test.each<[string[], string]>([
  [[], 'Name the address of a host.'],
  [['cms.example'], 'cms.example is no address: it begins with http:// or https://.'],
  [
    ['--members', 'ftp://members.example'],
    'ftp://members.example is no address: it begins with http:// or https://.',
  ],
  [['https://a.example', 'https://b.example'], 'One address is enough: https://b.example is too many.'],
  [['https://a.example', '--lang', 'fr,de'], 'de is no language of the site: fr, en.'],
  [['https://a.example', '--all'], "Unknown option '--all'"],
])('HST-65: %j cannot be run: exit code 2, with a sentence and the usage', async (args, says) => {
  const { code, output, errors } = await check(...args);
  const [sentence, , usage] = errors.split('\n');
  expect([code, output, sentence?.startsWith(says), usage]).toEqual([
    2,
    '',
    true,
    'npm run host-check -- URL [--members URL] [--lang fr,en] [--site 8] [--router router] [--json]',
  ]);
});

test('HST-65: a host is asked as the options say; `--json` prints the findings as data, with exit code 1', async () => {
  const host = await startExampleHost();
  onTestFinished(host.stop);
  const args = [`${host.url}//`, '--lang', ' en', '--site', '12', '--router', 'v2/pages', '--json'];
  const { code, output, errors } = await check(...args);
  const { failed, findings } = JSON.parse(output);
  expect([code, errors, failed, findings.length > 0]).toEqual([1, '', true, true]);
  const asked = host.asked.map((url) => url.replace(/\?.*/, ''));
  expect(asked).toContain('/en/content/12/metadata');
  expect(asked).toContain('/en/v2/pages/');
  expect(asked.filter((url) => url.startsWith('/fr/'))).toEqual([]);
});
