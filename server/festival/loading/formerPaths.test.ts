import { expect, test } from 'vitest';
import { presentOf } from '../testing/presentOf.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import { formerPathChanges } from './formerPaths.ts';
import type { FormerPath, PresentRows } from './presentRows.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const short: InShort = { shows: { chat: {}, chien: {} } };
const showPath = (slug: string, number: number): FormerPath => ({
  lang: 'fr',
  path: `spectacles/${slug}`,
  kind: 'show',
  number,
});
const at = (shows: NonNullable<InShort['shows']>, formerPaths: FormerPath[] = []): PresentRows => ({
  ...presentOf(folderOfShort({ ...short, shows }), { now, records: [] }),
  formerPaths,
});
const french = ({ lang }: { lang?: unknown }): boolean => lang === 'fr';
/** The French changes from one programme to another. */
const changesOf = (present: PresentRows, after: PresentRows, aliases: FormerPath[] = []) => {
  const { inserted, updated, removed } = formerPathChanges({ present, staying: after.tables, aliases });
  return [inserted.filter(french), updated.map((row) => row.after).filter(french), removed.filter(french)];
};

test('FES-10: a changed address leaves the former one', () => {
  expect(changesOf(at({ chat: {} }), at({ chat: { slug: 'matou' } }))).toEqual([
    [showPath('chat', 1)],
    [],
    [],
  ]);
});

test('FES-10: a changed address leaves the former one in each language, of pages too', () => {
  const pages = (path: string): PresentRows => ({
    ...presentOf(folderOfShort({ ...short, pages: { infos: { path } } }), { now, records: [] }),
    formerPaths: [],
  });
  const both = (paths: readonly [fr: string, en: string], kind: 'page' | 'show', number: number) =>
    (['fr', 'en'] as const).map((lang, index) => ({ lang, path: paths[index], kind, number }));
  const told = (present: PresentRows, after: PresentRows) =>
    formerPathChanges({ present, staying: after.tables, aliases: [] }).inserted;
  expect(told(at({ chat: {} }), at({ chat: { slug: 'matou' } }))).toEqual(
    both(['spectacles/chat', 'shows/chat'], 'show', 1),
  );
  expect(told(pages('bus'), pages('pratique/bus'))).toEqual(both(['bus', 'bus'], 'page', 2));
});

test('FES-10: an address that is back, or that another thing takes, is no former one', () => {
  const before = at({ chat: { slug: 'matou' }, chien: {} }, [showPath('chat', 1)]);
  const back = changesOf(before, at({ chat: {}, chien: {} }));
  const taken = changesOf(before, at({ chat: { slug: 'matou' }, chien: { slug: 'chat' } }));
  expect([back, taken]).toEqual([
    [[showPath('matou', 1)], [], [showPath('chat', 1)]],
    [[showPath('chien', 2)], [], [showPath('chat', 1)]],
  ]);
});

test('FES-10: a former address goes with its thing', () => {
  const before = at({ chat: {}, chien: {} }, [showPath('hund', 2)]);
  expect(changesOf(before, at({ chat: {} }))).toEqual([[], [], [showPath('hund', 2)]]);
});

test('FES-10: of a former address the folder says where it leads now', () => {
  const before = at({ chat: {}, chien: {} }, [showPath('bete', 1)]);
  expect(changesOf(before, before, [showPath('bete', 2)])).toEqual([[], [showPath('bete', 2)], []]);
});
