import * as v from 'valibot';

/** PRO-01: what the site needs of it; a host may answer more fields (PRO-03). */
export const profile = v.object({ uuid: v.string(), firstname: v.string() });
export type Profile = v.InferOutput<typeof profile>;

/** PRO-03: the same with whatever else the host answers. */
export const details = v.record(v.string(), v.unknown());
export type DetailFields = Readonly<v.InferOutput<typeof details>>;
