import type { Insertable } from 'kysely';
import { languages } from '#contract/address/language.ts';
import { insertAll, nextId, statementsOf } from '#server/store/schema/insert.ts';
import type { Database, Tables } from '#server/store/schema/tables.ts';
import { fingerprintOf } from './fingerprint.ts';
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

/** The time of a show's addition is written once: later changes are no news. */
const saveRows = async (db: Database, numbered: readonly Numbered[], now: number): Promise<void> => {
  const shows = numbered.map(({ show, id }) => ({
    id,
    external_id: show.identity,
    kind: show.kind,
    language: show.language,
    show_type: null,
    belong_to: null,
    poster: null,
    image_url: show.picture.address,
    fingerprint: fingerprintOf(show),
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
};

/** A known show keeps its address. */
const saveTexts = async (db: Database, numbered: readonly Numbered[]): Promise<void> => {
  const texts = numbered.flatMap(({ show, id, slug }) =>
    languages.map((lang) => ({
      show_id: id,
      lang,
      slug,
      title: show.title,
      summary: show.summary,
      description: show.description,
    })),
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
  { categories }: Numbers,
): Promise<void> => {
  for (const ids of statementsOf(numbered.map(({ id }) => id))) {
    await db.deleteFrom('show_categories').where('show_id', 'in', ids).execute();
    await db.deleteFrom('show_accessibility').where('show_id', 'in', ids).execute();
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
  await saveFacts(db, numbered, numbers);
};

/** Removes shows without dates: those belong to another show now. */
export const removeEmptyShows = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('programmations')
    .select('show_id')
    .distinct()
    .where('show_id', 'in', [...ids])
    .execute();
  const kept = new Set(rows.map((row) => row.show_id));
  const empty = ids.filter((id) => !kept.has(id));
  if (empty.length === 0) return;
  for (const table of ['show_texts', 'show_categories', 'show_accessibility'] as const)
    await db.deleteFrom(table).where('show_id', 'in', empty).execute();
  await db.deleteFrom('shows').where('id', 'in', empty).execute();
};
