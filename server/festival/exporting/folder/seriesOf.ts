import type { Series } from '#server/festival/schema/seriesFile.ts';
import { inBoth, shortest, titleOf } from '#server/festival/values/languages.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import { seriesPath } from '#server/festival/values/paths.ts';
import { richOf } from '#server/festival/values/richTexts.ts';
import { lackingOf, pagesOfType, usualInBoth, type Exporting } from './exporting.ts';
import { readPage } from './storedAttributes.ts';

/** The series by their names. */
export const seriesOf = (exporting: Exporting): Map<string, Series> => {
  const { languages } = exporting.profile;
  return new Map(
    pagesOfType(exporting, 'festival').map(({ name, rows }) => {
      const pages = inBoth((lang) => readPage(rows[lang].attributes));
      const slugs = inBoth((lang) => rows[lang].path.slice(seriesPath('', lang).length));
      return [
        name,
        {
          title: titleOf(
            inBoth((lang) => pages[lang].title),
            lackingOf(rows),
            languages,
          ),
          slug: usualInBoth(slugs, { fr: name, en: name }),
          description: shortest(inBoth((lang) => rows[lang].meta_description)),
          text: richOf(
            inBoth((lang) => pages[lang].body),
            languages,
          ),
          image: mediumOf(pages.fr.image_url),
        },
      ];
    }),
  );
};
