import * as v from 'valibot';
import type { Look } from '../look/look.ts';

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const maybeBytes = v.nullable(bytes);
const look = v.custom<Look>((value) => typeof value === 'object' && value !== null && 'colours' in value);
const own = v.object({ display: maybeBytes, text: maybeBytes, mascot: maybeBytes });

/** A picture's content (`pictureContent.ts`), the bytes of its poster, and those of the festival's own files. */
const show = v.object({
  kind: v.literal('show'),
  told: v.object({
    title: v.string(),
    brand: v.string(),
    dates: v.array(v.string()),
    place: v.string(),
    poster: v.nullable(v.string()),
    id: v.string(),
    look,
  }),
  poster: maybeBytes,
  own,
});

/** A picture of the festival itself. */
const brand = v.object({
  kind: v.picklist(['favicon', 'touch', 'large', 'picture']),
  name: v.string(),
  look,
  /** The festival's icon; null draws the first letters of its name. */
  icon: maybeBytes,
  own,
});

export const drawingQuestion = v.variant('kind', [show, brand]);
export type DrawingQuestion = v.InferOutput<typeof drawingQuestion>;
export type BrandQuestion = v.InferOutput<typeof brand>;

/** A picture, as PNG; a favicon as SVG. */
export const drawingAnswer = bytes;
