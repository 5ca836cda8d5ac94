import { languages } from '#contract/address/language.ts';
import { bothOf, textsOf, writtenIn } from '#server/festival/values/languages.ts';
import { addressOfMedium, picturesOf } from '#server/festival/values/media.ts';
import { htmlsOf } from '#server/festival/values/richTexts.ts';
import { pageNames } from '../names.ts';
import type { Loading, Row } from './loading.ts';
import { pageRow } from './pageRow.ts';

/** The page of the trailer: a film that plays by itself (VID-22). */
export const trailerPages = ({ folder, numberOf }: Loading): Row<'pages'>[] => {
  const { trailer } = folder.videos;
  if (trailer === undefined) return [];
  const { image, preview } = picturesOf(trailer.image);
  return languages.map((lang) =>
    pageRow({
      id: numberOf('page', pageNames.trailer),
      lang,
      path: bothOf(trailer.path)[lang],
      type: 'header_mp4_video',
      attributes: {
        title: textsOf(trailer.title)[lang],
        body: htmlsOf(trailer.text)[lang],
        video_mp4_url: addressOfMedium(trailer.film),
        video_alternative_image: image === null ? null : { url: image },
        ...(trailer.captions.length > 0 && {
          captions: trailer.captions.map((one) => ({ ...one, url: addressOfMedium(one.url) })),
        }),
      },
      description: textsOf(trailer.description)[lang],
      preview,
      writtenIn: writtenIn(trailer.title, lang, folder.festival.languages),
    }),
  );
};
