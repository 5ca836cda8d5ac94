import * as v from 'valibot';

/** PRO-01: the fields that the site needs; a host may send more (PRO-03). */
export const profile = v.object({ uuid: v.string(), firstname: v.string() });
export type Profile = v.InferOutput<typeof profile>;

/** PRO-03: all fields that the host sends. */
export const details = v.record(v.string(), v.unknown());
export type DetailFields = Readonly<v.InferOutput<typeof details>>;
