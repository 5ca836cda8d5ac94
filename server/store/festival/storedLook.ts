import * as v from 'valibot';

const address = v.optional(v.string());

/** The look of a festival as its folder says it: colours by their names, and addresses in the place of media. */
export const storedLook = v.object({
  colours: v.optional(v.record(v.string(), v.string()), {}),
  series: v.optional(v.record(v.string(), v.string()), {}),
  type: v.optional(v.picklist(['calm', 'usual', 'loud'])),
  corners: v.optional(v.picklist(['square', 'soft', 'round'])),
  outlines: v.optional(v.picklist(['fine', 'bold'])),
  shadows: v.optional(v.picklist(['none', 'soft', 'hard'])),
  pattern: v.optional(v.picklist(['none', 'dots', 'rays'])),
  askew: v.optional(v.boolean()),
  illustrations: v.optional(v.boolean()),
  fonts: v.optional(v.object({ display: address, text: address }), {}),
  logo: address,
  icon: address,
  picture: address,
  mascot: v.optional(v.object({ laughing: v.string(), lost: address, asleep: address })),
});
export type StoredLook = v.InferOutput<typeof storedLook>;
