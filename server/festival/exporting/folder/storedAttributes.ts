import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');
const address = v.fallback(v.optional(v.nullable(v.string()), null), null);
const flag = v.fallback(v.optional(v.boolean(), false), false);

const read =
  <Output>(schema: v.GenericSchema<unknown, Output>) =>
  (attributes: string): Output =>
    v.parse(schema, JSON.parse(attributes));

/** Readers of the attributes of pages, by the type of the page. A part that is missing or wrong is empty. */
export const readPage = read(v.object({ title: text, body: text, image_url: address }));

export const readList = read(
  v.object({
    title: text,
    body: text,
    tags: v.fallback(v.array(v.object({ id: v.string(), title: text, entry: text })), []),
  }),
);

export const readEntry = read(
  v.object({
    title: text,
    body: text,
    pdf_url: address,
    image_url: address,
    city: text,
    employment: address,
  }),
);

export const readVideoPage = read(v.object({ title: text, description: text }));

export const captions = v.fallback(
  v.array(v.object({ lang: v.picklist(['fr', 'en']), label: v.string(), url: v.string() })),
  [],
);
export const readCaptions = read(captions);

const medium = v.fallback(v.nullable(v.object({ url: v.string() })), null);
export const readTrailer = read(
  v.object({ title: text, body: text, video_mp4_url: text, video_alternative_image: medium, captions }),
);

const slide = v.object({
  image: medium,
  imagePortrait: medium,
  logo: medium,
  upperText: text,
  title: text,
  bottomText: text,
  description: text,
  btn: v.fallback(v.nullable(v.object({ url: v.string(), title: text })), null),
  darkText: flag,
  overlay: flag,
});
const tile = v.object({
  title: text,
  link: v.object({ uri: v.string() }),
  image: medium,
  video: medium,
  hover_image: medium,
  hover_video: medium,
  format: v.picklist(['FULL_WIDTH', 'THIRD_WIDTH', 'FOURTH_WIDTH', 'FIFTH_WIDTH']),
  text_color: v.fallback(v.string(), '#ffffff'),
});
export const readHomePage = read(
  v.object({
    title: text,
    html_top: text,
    html_bottom: text,
    carousel: v.fallback(
      v.nullable(
        v.object({
          type: text,
          video_mp4_url: address,
          video_alternative_image: medium,
          slides: v.fallback(v.array(slide), []),
        }),
      ),
      null,
    ),
    tiles: v.fallback(v.array(tile), []),
    tag_units: v.fallback(v.array(v.object({ title: text, tag_unit: v.string() })), []),
  }),
);
export type HomeAttributes = ReturnType<typeof readHomePage>;
