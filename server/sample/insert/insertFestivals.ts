import { languages } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { pictures } from '#server/programme/addresses.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { festivals } from '../festivals.ts';
import { shows } from '../shows.ts';

/** The sample's festivals: a page of each, and which shows it has. They have their own numbers. */
export const insertFestivals = async (db: Database): Promise<void> => {
  const all = festivals.flatMap((festival) => languages.map((lang) => ({ ...festival, lang })));
  await insertAll(
    db,
    'pages',
    all.map(({ id, lang, slug, title, description, body, poster }) => {
      const { image, preview } = pictures({ poster, image_url: null });
      return {
        id,
        lang,
        path: `${wordOf('festivals', lang)}/${slug[lang]}`,
        type: 'festival' as const,
        attributes: JSON.stringify({ title: title[lang], body: body[lang], image_url: image }),
        meta_title: title[lang],
        meta_description: description[lang],
        og_image: preview,
        noindex: 0 as const,
      };
    }),
  );
  await insertAll(
    db,
    'festival_shows',
    festivals.flatMap(({ id, has }) =>
      shows.filter(has).map((show) => ({ festival_id: id, show_id: show.id })),
    ),
  );
};
