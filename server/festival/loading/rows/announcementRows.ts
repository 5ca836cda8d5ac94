import { languages } from '#contract/address/language.ts';
import type { AnnouncementList } from '#server/store/schema/tables.ts';
import { htmlOfText } from '#server/festival/markdown/htmlOf.ts';
import { secondsOfInstant } from '#server/festival/values/localTimes.ts';
import { bothOf, textsOf } from '#server/festival/values/languages.ts';
import { addressOfMedium, picturesOf } from '#server/festival/values/media.ts';
import { announcementPath, announcementTypes } from '#server/festival/values/paths.ts';
import { pageNames } from '../names.ts';
import { textIn, type Loading, type Row, type RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';

const listPages = (list: AnnouncementList, { folder, numberOf }: Loading): Row<'pages'>[] => {
  const written = folder[list].list;
  if (written === null) return [];
  return languages.map((lang) => {
    const text = textIn(written, lang);
    return pageRow({
      id: numberOf('page', pageNames[list].list),
      lang,
      path: announcementPath(list, lang),
      type: announcementTypes[list].list,
      attributes: {
        title: text?.head.title ?? '',
        body: text === null ? '' : htmlOfText(text),
        tags: Object.entries(written.facts.tags).map(([id, { title, entry }]) => ({
          id,
          title: textsOf(title)[lang],
          entry: textsOf(entry ?? '')[lang],
        })),
      },
      description: text?.head.description ?? '',
      writtenIn: text?.writtenIn ?? null,
    });
  });
};

const entryPages = (list: AnnouncementList, { folder, numberOf }: Loading): Row<'pages'>[] =>
  [...folder[list].entries].flatMap(([name, entry]) => {
    const { facts } = entry;
    const { image, preview } = picturesOf(facts.image);
    return languages.map((lang) => {
      const text = textIn(entry, lang);
      return pageRow({
        id: numberOf('page', pageNames[list].entry(name)),
        lang,
        path: `${announcementPath(list, lang)}/${text?.head.slug ?? name}`,
        type: announcementTypes[list].entry,
        attributes: {
          title: text?.head.title ?? name,
          body: text === null ? '' : htmlOfText(text),
          pdf_url: facts.pdf === undefined ? null : addressOfMedium(bothOf(facts.pdf)[lang]),
          image_url: image,
          city: facts.city ?? '',
          employment: facts.employment ?? null,
        },
        description: text?.head.description ?? '',
        preview,
        writtenIn: text?.writtenIn ?? null,
      });
    });
  });

const lists: readonly AnnouncementList[] = ['press', 'careers'];

/** The press room and the careers: the pages of both lists and of their entries. */
export const announcementRows = (loading: Loading): RowsOf<'announcements' | 'pages'> => ({
  pages: lists.flatMap((list) => [...listPages(list, loading), ...entryPages(list, loading)]),
  announcements: lists.flatMap((list) =>
    [...loading.folder[list].entries].map(([name, { facts }]) => ({
      page_id: loading.numberOf('page', pageNames[list].entry(name)),
      list,
      tag: facts.tag,
      published_at: secondsOfInstant(facts.published),
    })),
  ),
});
