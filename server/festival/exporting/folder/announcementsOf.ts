import { employments } from '#contract/wire/announcement.ts';
import { isoOf } from '#server/programme/instants.ts';
import type { AnnouncementList } from '#server/store/schema/tables.ts';
import type { AnnouncementText } from '#server/festival/schema/announcementFile.ts';
import type { AnnouncementFolder } from '#server/festival/schema/folder.ts';
import { inBoth, shortest, type Both } from '#server/festival/values/languages.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import { announcementPath, announcementTypes } from '#server/festival/values/paths.ts';
import { pagesOfType, toldIn, unless, type Exporting, type PageRow } from './exporting.ts';
import { readEntry, readList } from './storedAttributes.ts';

const listOf = (list: AnnouncementList, exporting: Exporting): AnnouncementFolder['list'] => {
  const [page] = pagesOfType(exporting, announcementTypes[list].list);
  if (page === undefined) return null;
  const pages = inBoth((lang) => readList(page.rows[lang].attributes));
  return {
    facts: {
      tags: Object.fromEntries(
        pages.fr.tags.map((tag, index) => {
          const english = pages.en.tags[index] ?? tag;
          const entry = shortest({ fr: tag.entry, en: english.entry });
          return [
            tag.id,
            { title: shortest({ fr: tag.title, en: english.title }), entry: unless(entry, '') },
          ];
        }),
      ),
    },
    texts: Object.fromEntries(
      toldIn(page.rows, exporting.profile).map((lang) => {
        const head: AnnouncementText = {
          title: pages[lang].title,
          aliases: [],
          description: page.rows[lang].meta_description,
          format: 'html',
        };
        return [lang, { head, body: pages[lang].body }];
      }),
    ),
  };
};

const pdfOf = ({ fr, en }: Both<string | null>): string | Both<string> | undefined => {
  const [french, english] = [mediumOf(fr ?? en), mediumOf(en ?? fr)];
  return french === undefined || english === undefined ? undefined : shortest({ fr: french, en: english });
};

type Entry = AnnouncementFolder['entries'] extends ReadonlyMap<string, infer Value> ? Value : never;

const factsOf = (
  rows: Both<PageRow>,
  { tag, published_at: published }: Exporting['tables']['announcements'][number],
): Entry['facts'] => {
  const pages = inBoth((lang) => readEntry(rows[lang].attributes));
  return {
    tag,
    published: isoOf(published),
    image: mediumOf(pages.fr.image_url),
    pdf: pdfOf(inBoth((lang) => pages[lang].pdf_url)),
    city: unless(pages.fr.city, ''),
    employment: employments.find((one) => one === pages.fr.employment),
  };
};

const textsOf = (
  { list, name, rows }: { list: AnnouncementList; name: string; rows: Both<PageRow> },
  { profile, aliasesOf }: Exporting,
): Entry['texts'] =>
  Object.fromEntries(
    toldIn(rows, profile).map((lang) => {
      const row = rows[lang];
      const { title, body } = readEntry(row.attributes);
      const below = `${announcementPath(list, lang)}/`;
      const head: AnnouncementText = {
        title,
        slug: unless(row.path.slice(below.length), name),
        aliases: aliasesOf({ kind: 'page', number: row.id, lang, below }),
        description: row.meta_description,
        format: 'html',
      };
      return [lang, { head, body }];
    }),
  );

/** The press room or the careers: the list and its entries. */
export const announcementsOf = (list: AnnouncementList, exporting: Exporting): AnnouncementFolder => {
  const told = new Map(exporting.tables.announcements.map((row) => [row.page_id, row]));
  return {
    list: listOf(list, exporting),
    entries: new Map(
      pagesOfType(exporting, announcementTypes[list].entry).flatMap(({ number, name, rows }) => {
        const row = told.get(number);
        return row === undefined
          ? []
          : [[name, { facts: factsOf(rows, row), texts: textsOf({ list, name, rows }, exporting) }] as const];
      }),
    ),
  };
};
