import { languages } from '#contract/address/language.ts';
import { pageAddress } from '#server/programme/addresses.ts';
import { bothOf, inBoth, textsOf, writtenIn } from '#server/festival/values/languages.ts';
import { picturesOf } from '#server/festival/values/media.ts';
import { amountOf } from '#server/festival/values/money.ts';
import { htmlsOf } from '#server/festival/values/richTexts.ts';
import { usualPassPath } from '#server/festival/values/paths.ts';
import { pageNames } from '../names.ts';
import type { Loading, RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';

/** The passes, and the page of each. */
export const passRows = ({ folder, numberOf }: Loading): RowsOf<'passports' | 'pages'> => {
  const passes = [...folder.passes].flatMap(([name, pass]) => {
    const paths = bothOf(pass.path ?? inBoth((lang) => usualPassPath(name, lang)));
    return languages.map((lang) => ({
      id: numberOf('page', pageNames.pass(name)),
      lang,
      path: paths[lang],
      pass,
      title: textsOf(pass.title)[lang],
      saving: textsOf(pass.saving)[lang],
      ...picturesOf(pass.image),
    }));
  });
  return {
    passports: passes.map(({ id, lang, path, pass, title, saving, image }) => ({
      id,
      lang,
      title,
      image,
      starting_at: amountOf(pass.price),
      detail_url: pageAddress({ lang, path }),
      saving,
    })),
    pages: passes.map(({ id, lang, path, pass, title, saving, preview }) =>
      pageRow({
        id,
        lang,
        path,
        type: 'page',
        attributes: { title, body: htmlsOf(pass.text)[lang] },
        description: saving,
        preview,
        writtenIn: writtenIn(pass.title, lang, folder.festival.languages),
      }),
    ),
  };
};
