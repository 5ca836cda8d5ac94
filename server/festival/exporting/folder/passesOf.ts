import type { Pass } from '#server/festival/schema/passesFile.ts';
import { inBoth, shortest, titleOf } from '#server/festival/values/languages.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import { priceOf } from '#server/festival/values/money.ts';
import { usualPassPath } from '#server/festival/values/paths.ts';
import { richOf } from '#server/festival/values/richTexts.ts';
import { lackingOf, pagesOfType, pairsOf, usualInBoth, type Exporting } from './exporting.ts';
import { readPage } from './storedAttributes.ts';

/** The passes by their names, each with its page. */
export const passesOf = (exporting: Exporting): Map<string, Pass> => {
  const { tables, profile } = exporting;
  const passes = pairsOf(tables.passports, (row) => row.id);
  return new Map(
    pagesOfType(exporting, 'page').flatMap(({ number, name, rows }): [string, Pass][] => {
      const pass = passes.get(number);
      if (pass === undefined) return [];
      const paths = inBoth((lang) => rows[lang].path);
      return [
        [
          name,
          {
            title: titleOf(
              inBoth((lang) => pass[lang].title),
              lackingOf(rows),
              profile.languages,
            ),
            path: usualInBoth(
              paths,
              inBoth((lang) => usualPassPath(name, lang)),
            ),
            saving: shortest(inBoth((lang) => pass[lang].saving)),
            text: richOf(
              inBoth((lang) => readPage(rows[lang].attributes).body),
              profile.languages,
            ),
            price: priceOf(pass.fr.starting_at),
            image: mediumOf(pass.fr.image),
          },
        ],
      ];
    }),
  );
};
