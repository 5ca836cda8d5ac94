import * as v from 'valibot';
import type { SearchKind } from '#contract/settings/search.ts';
import { searchedAs } from '#contract/wire/page.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { safeUrl } from '#contract/wire/values.ts';
import { pageAddress, pictureOfCard } from '#server/programme/addresses.ts';
import { readSearchablePages, type SearchablePage } from '#server/store/pages/searchRows.ts';
import { searchLimits } from '../limits.ts';
import { plainText } from './plainText.ts';
import { bare, fingerprintOf, idOf, type RecordSource } from './source.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

const text = v.optional(v.fallback(v.string(), ''), '');
/** The attributes to read, for any type. */
const attributes = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      title: text,
      body: text,
      description: text,
      image_url: v.optional(v.fallback(v.nullable(safeUrl), null), null),
    }),
  ),
  { title: '', body: '', description: '', image_url: null },
);

const toRecord = (page: SearchablePage, kind: SearchKind): SearchRecord => {
  const { title, body, description, image_url } = v.parse(attributes, page.attributes);
  return {
    ...bare,
    objectID: idOf(kind, page.id, page.lang),
    kind,
    lang: page.lang,
    ...toldLanguage(page),
    title: title || page.meta_title,
    url: pageAddress(page),
    image: pictureOfCard({ poster: page.poster, image_url }),
    summary: page.meta_description,
    body: plainText(body || description),
  };
};

/** Pages of text, and of videos. */
export const pages: RecordSource = {
  async *read(db) {
    const limit = searchLimits.readAtOnce;
    for (let after = 0; ;) {
      const found = await readSearchablePages(db, { after, limit });
      const last = found.at(-1);
      if (last === undefined) return;
      after = last.id;
      yield found.flatMap((page) => {
        const kind = searchedAs[page.type];
        if (kind === null) return [];
        return [
          {
            objectID: idOf(kind, page.id, page.lang),
            lang: page.lang,
            fingerprint: fingerprintOf(page),
            make: () => toRecord(page, kind),
          },
        ];
      });
    }
  },
};
