import { languages } from '#contract/address/language.ts';
import { bothOf, textsOf, writtenIn } from '#server/festival/values/languages.ts';
import { picturesOf } from '#server/festival/values/media.ts';
import { htmlsOf } from '#server/festival/values/richTexts.ts';
import { seriesPath } from '#server/festival/values/paths.ts';
import { pageNames } from '../names.ts';
import type { Loading, RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';

/** The series: a page of each below /festivals, and which shows it has. */
export const seriesRows = ({ folder, numberOf }: Loading): RowsOf<'pages' | 'festival_shows'> => ({
  pages: [...folder.series].flatMap(([name, series]) => {
    const { image, preview } = picturesOf(series.image);
    const [titles, bodies] = [textsOf(series.title), htmlsOf(series.text)];
    return languages.map((lang) =>
      pageRow({
        id: numberOf('page', pageNames.series(name)),
        lang,
        path: seriesPath(bothOf(series.slug ?? name)[lang], lang),
        type: 'festival',
        attributes: { title: titles[lang], body: bodies[lang], image_url: image },
        description: textsOf(series.description)[lang],
        preview,
        writtenIn: writtenIn(series.title, lang, folder.festival.languages),
      }),
    );
  }),
  festival_shows: [...folder.shows].flatMap(([show, { facts }]) =>
    [...new Set(facts.series)].map((name) => ({
      festival_id: numberOf('page', pageNames.series(name)),
      show_id: numberOf('show', show),
    })),
  ),
});
