import { languages } from '#contract/address/language.ts';
import { htmlOfText } from '#server/festival/markdown/htmlOf.ts';
import { picturesOf } from '#server/festival/values/media.ts';
import { pageNames } from '../names.ts';
import { textIn, type Loading, type RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';

/** The pages of `pages/`. */
export const pageRows = ({ folder, numberOf }: Loading): RowsOf<'pages'> => ({
  pages: [...folder.pages].flatMap(([name, page]) => {
    const id = numberOf('page', pageNames.page(name));
    return languages.map((lang) => {
      const text = textIn(page, lang);
      return pageRow({
        id,
        lang,
        path: text?.head.path ?? name,
        type: 'page',
        attributes: {
          title: text?.head.title ?? name,
          body: text === null ? '' : htmlOfText(text),
          image_url: picturesOf(page.facts.image).image,
        },
        metaTitle: text?.head.meta_title,
        description: text?.head.description ?? '',
        noindex: page.facts.noindex,
        writtenIn: text?.writtenIn ?? null,
      });
    });
  }),
});
