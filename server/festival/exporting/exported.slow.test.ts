import { existsSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFile } from '#server/import/importFile.ts';
import { fill } from '#server/sample/fill.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { loadFolder, type LoadResult } from '../loading/load.ts';
import { createReaders } from '../reading/readers.ts';
import { readParts } from '../reading/readParts.ts';
import { wholeFolder } from '../reading/wholeFolder.ts';
import { bilingual } from '../testing/roundTrip.ts';
import { folderOf } from './folderOf.ts';
import { readProgramme } from './readProgramme.ts';
import { writeFiles } from './writeFiles.ts';
import { filesOf } from './writeFolder.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const toronto = new URL('../../../../shared/data/toronto-2025-05.jsonld', import.meta.url).pathname;

let store: Store;
let directory: string;
beforeEach(async () => {
  store = await openTestStore();
  directory = makeFolder({});
  await fill(store, { now, sample: true });
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

const exported = async (): Promise<Map<string, string>> => {
  const programme = await readProgramme(store.db);
  if (programme === null) throw new Error('The programme never rested');
  return filesOf(folderOf(programme.present, programme.profile ?? bilingual));
};

/** Loads the files as somebody's folder. */
const load = async (files: Map<string, string>): Promise<LoadResult> => {
  await writeFiles(directory, files);
  const { parts, mistakes } = await readParts(directory, createReaders());
  expect(mistakes).toEqual([]);
  const folder = wholeFolder(parts);
  if (folder === null) throw new Error('The folder has no whole');
  return loadFolder(store, folder, { now, cancel: 0, dryRun: false });
};

const allOf = ({ plan: { counts } }: LoadResult) =>
  Object.entries(counts).filter(([, { new: added, changed, removed }]) => added + changed + removed > 0);

test.runIf(existsSync(toronto))(
  'an exported folder adds its names alone, then nothing, and its second export is the same byte for byte',
  async () => {
    const zones = { fallback: 'America/Toronto', override: null };
    await importFile(store, toronto, { zones, now, onProgress: () => undefined });
    await store.write((db) =>
      db
        .updateTable('pages')
        .set({ attributes: JSON.stringify({ title: 'Ici', body: '\n\n<p>Ici.</p>\n\n', image_url: null }) })
        .where('path', 'in', ['a-propos', 'about'])
        .execute(),
    );
    const first = await exported();
    expect(first.size).toBeGreaterThan(1_000);
    const loaded = await load(first);
    expect([loaded.outcome, allOf(loaded)]).toEqual(['loaded', []]);
    const second = await exported();
    expect([...second]).toEqual([...first]);
    expect((await load(second)).outcome).toBe('unchanged');
  },
);

test('former addresses stand as aliases; a renamed file of the folder keeps its name in the next export', async () => {
  const first = await exported();
  const [path, french = ''] =
    [...first].find(([name]) => name.startsWith('shows/') && name.endsWith('.fr.md')) ?? [];
  const name = path?.slice('shows/'.length, -'.fr.md'.length) ?? '';
  const renamed = new Map(
    [...first].map(([file, content]) => [
      file.replace(`shows/${name}.`, 'shows/le-premier.'),
      file === 'dates.csv' ? content.replaceAll(`,${name},`, ',le-premier,') : content,
    ]),
  );
  renamed.set('shows/le-premier.fr.md', french.replace('---\n', `---\naliases: [${name}]\n`));
  await load(renamed);
  const second = await exported();
  expect(second.get('shows/le-premier.fr.md')).toContain(`aliases:\n  - ${name}\n`);
  expect(second.has(`shows/${name}.yaml`)).toBe(false);
  expect((await load(second)).outcome).toBe('unchanged');
});
