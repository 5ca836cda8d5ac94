import * as v from 'valibot';

/** The parts of a site that a festival may lack (FES-21). */
export const partNames = [
  /** Accounts, with what belongs to a member. */
  'members',
  /** Credits, and the reservations that they pay for. */
  'credits',
  'newsletter',
  'artists',
  'videos',
  'press',
  'careers',
  'passes',
] as const;
export type PartName = (typeof partNames)[number];

export const parts = v.object(v.entriesFromList(partNames, v.boolean()));
export type Parts = Readonly<v.InferOutput<typeof parts>>;

/** A festival that says nothing about its parts has them all. */
export const allParts: Parts = {
  members: true,
  credits: true,
  newsletter: true,
  artists: true,
  videos: true,
  press: true,
  careers: true,
  passes: true,
};
