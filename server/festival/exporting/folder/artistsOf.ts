import { languages, type Language } from '#contract/address/language.ts';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import type { ArtistText } from '#server/festival/schema/artistFile.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import { shortest, type Both } from '#server/festival/values/languages.ts';
import { mediumOfPortrait } from '#server/festival/values/media.ts';
import { artistSaysOf } from './artistSaysOf.ts';
import { known, unless, type Exporting } from './exporting.ts';

type ArtistRow = PresentRows['tables']['artists'][number];

/** One text where both languages say the same; none where nobody says anything. */
const languagesOf = (bio: Both<string>, body: Both<string>, first: Language): readonly Language[] => {
  if (bio.fr !== bio.en || body.fr !== body.en) return languages;
  return bio.fr === '' && body.fr === '' ? [] : [first];
};

const textsOf = (
  row: ArtistRow,
  body: Both<string>,
  {
    profile: {
      languages: [first = 'fr'],
    },
  }: Exporting,
) => {
  const bio = { fr: row.bio_fr, en: row.bio_en };
  return Object.fromEntries(
    languagesOf(bio, body, first).map((lang) => {
      const head: ArtistText = { bio: bio[lang], format: 'html' };
      return [lang, { head, body: body[lang] }];
    }),
  );
};

/** The artists by their names, with their texts. */
export const artistsOf = (exporting: Exporting): FestivalFolder['artists'] => {
  const { tables, nameOf } = exporting;
  const types = new Map(
    tables.artist_categories.map((row) => [row.id, shortest({ fr: row.title_fr, en: row.title_en })]),
  );
  return new Map(
    tables.artists
      .toSorted((one, other) => one.id - other.id)
      .map((row) => {
        const name = nameOf('artist', row.id);
        const { facts, description } = artistSaysOf(row.details, exporting);
        const page = row.slug !== '';
        return [
          name,
          {
            facts: {
              name: row.name,
              type: types.get(row.category_id) ?? '',
              slug: page ? unless(row.slug, name) : undefined,
              page,
              image: mediumOfPortrait(row),
              belongs_to: known(row.belong_to),
              ...facts,
            },
            texts: textsOf(row, description, exporting),
          },
        ];
      }),
  );
};
