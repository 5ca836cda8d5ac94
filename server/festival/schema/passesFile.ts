import * as v from 'valibot';
import { localText, medium, money, name, path } from './values.ts';
import { richText } from './richText.ts';

/** A pass (HOM-14), and its page. */
export const pass = v.strictObject({
  title: localText,
  /** Of its page, below the language. */
  path: v.optional(v.union([path, v.strictObject({ fr: path, en: path })])),
  /** Its saving, in a sentence. */
  saving: v.optional(localText, ''),
  text: v.optional(richText, {}),
  /** The lowest price. */
  price: v.optional(money),
  image: v.optional(medium),
});
export type Pass = v.InferOutput<typeof pass>;

/** `passes.yaml`, in the order of the page. */
export const passesFile = v.record(name, pass);
