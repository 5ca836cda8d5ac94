import type { Insertable } from 'kysely';
import { insertAll, nextId, statementsOf } from '#server/store/schema/insert.ts';
import type { Database, Tables } from '#server/store/schema/tables.ts';
import { broughtLanguages, fingerprintOf, isOfOther, languageOfFacts } from './fingerprint.ts';
import type { ShowChange } from './planSlices.ts';
import type { ImportedShow } from '../reading/readShow.ts';
import { genreCode, type Numbers } from './saveSurroundings.ts';

/** A show with its number. */
type Numbered = ShowChange & { id: number };

const numberAll = async (db: Database, changes: readonly ShowChange[]): Promise<Numbered[]> => {
  let next = await nextId(db, 'shows');
  return changes
    .map((change) => ({ ...change, id: change.row?.id ?? next++ }))
    .toSorted((one, other) => one.id - other.id);
};

/** Whether a file has the facts of a show: the other language's file that came first has them for both. */
export const bringsFacts = ({ show, row }: Pick<ShowChange, 'show' | 'row'>): boolean =>
  row === null || !isOfOther(show.fileLanguage, languageOfFacts(row.fingerprint));

/** The time of a show's addition is written once: later changes are no news. */
const saveRows = async (db: Database, numbered: readonly Numbered[], now: number): Promise<void> => {
  const shows = numbered.filter(bringsFacts).map(({ show, row, id }) => ({
    id,
    external_id: show.identity,
    kind: show.kind,
    language: show.language,
    show_type: null,
    belong_to: null,
    poster: null,
    image_url: show.picture.address,
    fingerprint: fingerprintOf(row?.fingerprint ?? null, show),
    duration_minutes: show.duration,
    age_min: show.age,
    languages: show.languages.join(' '),
    added_at: now,
  }));
  for (const values of statementsOf(shows))
    await db
      .insertInto('shows')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((told) => ({
          external_id: told.ref('excluded.external_id'),
          kind: told.ref('excluded.kind'),
          language: told.ref('excluded.language'),
          show_type: told.ref('excluded.show_type'),
          belong_to: told.ref('excluded.belong_to'),
          poster: told.ref('excluded.poster'),
          image_url: told.ref('excluded.image_url'),
          fingerprint: told.ref('excluded.fingerprint'),
          duration_minutes: told.ref('excluded.duration_minutes'),
          age_min: told.ref('excluded.age_min'),
          languages: told.ref('excluded.languages'),
        })),
      )
      .execute();
  for (const { show, row, id } of numbered.filter((change) => !bringsFacts(change)))
    await db
      .updateTable('shows')
      .set({ fingerprint: fingerprintOf(row?.fingerprint ?? null, show) })
      .where('id', '=', id)
      .execute();
};

/** A known show keeps its address. */
const saveTexts = async (db: Database, numbered: readonly Numbered[]): Promise<void> => {
  const texts = numbered.flatMap(({ show, row, id, slug }) =>
    broughtLanguages(row?.fingerprint ?? null, show).map((lang) => {
      const { writtenIn, ...text } = show.texts[lang];
      return { show_id: id, lang, slug, ...text, written_in: writtenIn };
    }),
  );
  for (const values of statementsOf(texts))
    await db
      .insertInto('show_texts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['show_id', 'lang']).doUpdateSet((told) => ({
          title: told.ref('excluded.title'),
          summary: told.ref('excluded.summary'),
          description: told.ref('excluded.description'),
          written_in: told.ref('excluded.written_in'),
        })),
      )
      .execute();
};

const categoryRows = (
  showId: number,
  { kind, genres }: ImportedShow,
  categories: ReadonlyMap<string, number>,
): Insertable<Tables['show_categories']>[] => {
  const ids = [kind, ...genres.map(genreCode)].flatMap((code) => categories.get(code) ?? []);
  return [...new Set(ids)].map((id, position) => ({ show_id: showId, category_id: id, position }));
};

/** Writes a show's facts and accessibility anew. */
const saveFacts = async (
  db: Database,
  numbered: readonly Numbered[],
  { categories, artists }: Numbers,
): Promise<void> => {
  for (const ids of statementsOf(numbered.map(({ id }) => id))) {
    await db.deleteFrom('show_categories').where('show_id', 'in', ids).execute();
    await db.deleteFrom('show_accessibility').where('show_id', 'in', ids).execute();
    await db.deleteFrom('show_artists').where('show_id', 'in', ids).execute();
  }
  await insertAll(
    db,
    'show_categories',
    numbered.flatMap(({ show, id }) => categoryRows(id, show, categories)),
  );
  await insertAll(
    db,
    'show_accessibility',
    numbered.flatMap(({ show, id }) => show.accessibility.map((feature) => ({ show_id: id, feature }))),
  );
  await insertAll(
    db,
    'show_artists',
    numbered.flatMap(({ show, id }) =>
      show.artists.flatMap((name, position) => {
        const artist = artists.get(name);
        return artist === undefined ? [] : [{ show_id: id, artist_id: artist, position }];
      }),
    ),
  );
};

/** Writes new or changed shows, inside a write; `now` in epoch seconds. */
export const saveShows = async (
  db: Database,
  changes: readonly ShowChange[],
  { numbers, now }: { numbers: Numbers; now: number },
): Promise<void> => {
  if (changes.length === 0) return;
  const numbered = await numberAll(db, changes);
  await saveRows(db, numbered, now);
  await saveTexts(db, numbered);
  await saveFacts(db, numbered.filter(bringsFacts), numbers);
};
