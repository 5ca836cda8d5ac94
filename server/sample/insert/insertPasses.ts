import { languages } from '#contract/address/language.ts';
import { pageAddress, pictures } from '#server/programme/addresses.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { passes } from '../passes.ts';

const cents = 100;

/** The sample's passes, and the page of each. */
export const insertPasses = async (db: Database): Promise<void> => {
  const all = passes.flatMap((pass) => languages.map((lang) => ({ ...pass, lang })));
  await insertAll(
    db,
    'passports',
    all.map(({ id, lang, path, title, saving, startingAt, poster }) => ({
      id,
      lang,
      title: title[lang],
      image: pictures({ poster, image_url: null }).image,
      starting_at: startingAt * cents,
      detail_url: pageAddress({ lang, path: path[lang] }),
      saving: saving[lang],
    })),
  );
  await insertAll(
    db,
    'pages',
    all.map(({ id, lang, path, title, saving, body, poster }) => ({
      id,
      lang,
      path: path[lang],
      type: 'page' as const,
      attributes: JSON.stringify({ title: title[lang], body: body[lang] }),
      meta_title: title[lang],
      meta_description: saving[lang],
      og_image: pictures({ poster, image_url: null }).preview,
      noindex: 0 as const,
    })),
  );
};
