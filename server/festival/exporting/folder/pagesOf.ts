import type { FestivalFolder, Written } from '#server/festival/schema/folder.ts';
import type { PageFile, PageText } from '#server/festival/schema/pageFile.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import type { Both } from '#server/festival/values/languages.ts';
import { placeholderName } from '#server/festival/values/paths.ts';
import { pagesOfType, toldIn, unless, type Exporting, type PageRow } from './exporting.ts';
import { readPage } from './storedAttributes.ts';

const pageOf = (
  name: string,
  rows: Both<PageRow>,
  { profile, aliasesOf }: Exporting,
): Written<PageFile, PageText> => {
  const [first = 'fr', ...others] = toldIn(rows, profile);
  return {
    facts: {
      image: mediumOf(readPage(rows[first].attributes).image_url),
      noindex: rows[first].noindex === 1,
    },
    texts: Object.fromEntries(
      [first, ...others].map((lang) => {
        const row = rows[lang];
        const { title, body } = readPage(row.attributes);
        const head: PageText = {
          title,
          path: unless(row.path, name),
          aliases: aliasesOf({ kind: 'page', number: row.id, lang }),
          meta_title: unless(row.meta_title, title),
          description: row.meta_description,
          placeholder: profile.placeholders.includes(placeholderName(name, lang)),
          format: 'html',
        };
        return [lang, { head, body }];
      }),
    ),
  };
};

/** The pages of the site by their names; a pass has its page in its own file. */
export const pagesOf = (exporting: Exporting): FestivalFolder['pages'] => {
  const passes = new Set(exporting.tables.passports.map(({ id }) => id));
  return new Map(
    pagesOfType(exporting, 'page')
      .filter(({ number }) => !passes.has(number))
      .map(({ name, rows }) => [name, pageOf(name, rows, exporting)]),
  );
};
