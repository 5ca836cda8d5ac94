import * as v from 'valibot';

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A picture's content (`pictureContent.ts`), and the bytes of its poster. */
export const drawingQuestion = v.object({
  told: v.object({
    title: v.string(),
    brand: v.string(),
    dates: v.array(v.string()),
    place: v.string(),
    poster: v.nullable(v.string()),
    id: v.number(),
  }),
  poster: v.nullable(bytes),
});
export type DrawingQuestion = v.InferOutput<typeof drawingQuestion>;

/** A picture, as PNG. */
export const drawingAnswer = bytes;
