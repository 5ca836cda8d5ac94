import { languages } from '#contract/address/language.ts';
import type { Named, Written } from '#server/festival/schema/folder.ts';
import type { ShowFile, ShowText } from '#server/festival/schema/showFile.ts';
import { htmlOfText } from '#server/festival/markdown/htmlOf.ts';
import { posterOf } from '#server/festival/values/media.ts';
import { secondsOfInstant } from '#server/festival/values/localTimes.ts';
import { textIn, type Loading, type Row, type RowsOf } from './loading.ts';
import { detailsOf } from './showDetails.ts';

type Show = Written<ShowFile, ShowText>;

const showRow = ({ facts }: Show, id: number, { numberOf, now }: Loading): Row<'shows'> => ({
  id,
  kind: facts.kind,
  language: facts.language ?? '',
  show_type: facts.type ?? null,
  belong_to: facts.belongs_to ?? null,
  ...posterOf(facts.image),
  details: JSON.stringify(detailsOf(facts, numberOf)),
  duration_minutes: facts.minutes ?? null,
  age_min: facts.age ?? null,
  languages: facts.languages.join(' '),
  added_at: facts.added === undefined ? now : secondsOfInstant(facts.added),
});

const textRows = (name: string, show: Show, id: number): Row<'show_texts'>[] =>
  languages.map((lang) => {
    const text = textIn(show, lang);
    return {
      show_id: id,
      lang,
      slug: text?.head.slug ?? name,
      title: text?.head.title ?? name,
      summary: text?.head.blurb ?? '',
      description: text === null ? '' : htmlOfText(text),
      written_in: text?.writtenIn ?? null,
    };
  });

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The shows, with their texts in both languages, their categories and their artists. */
export const showRows = (
  loading: Loading,
): RowsOf<'shows' | 'show_texts' | 'show_accessibility' | 'show_categories' | 'show_artists'> => {
  const { numberOf } = loading;
  const shows: Named<Show> = loading.folder.shows;
  const numbered = [...shows].map(([name, show]) => ({ name, show, id: numberOf('show', name) }));
  return {
    shows: numbered.map(({ show, id }) => showRow(show, id, loading)),
    show_texts: numbered.flatMap(({ name, show, id }) => textRows(name, show, id)),
    show_accessibility: numbered.flatMap(({ show, id }) =>
      unique(show.facts.accessibility).map((feature) => ({ show_id: id, feature })),
    ),
    show_categories: numbered.flatMap(({ show: { facts }, id }) =>
      unique([facts.kind, ...facts.genres]).map((code, position) => ({
        show_id: id,
        category_id: numberOf('genre', code),
        position,
      })),
    ),
    show_artists: numbered.flatMap(({ show, id }) =>
      unique(show.facts.artists).map((name, position) => ({
        show_id: id,
        artist_id: numberOf('artist', name),
        position,
      })),
    ),
  };
};
