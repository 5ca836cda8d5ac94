import { availableParallelism } from 'node:os';
import { day, hour, minute, second } from '#contract/settings/time.ts';

/** Bounds of the pictures of a festival's folder. Times in milliseconds. */
export const pictureLimits = {
  /** Of an original: pixels, and bytes. */
  pixels: 100_000_000,
  bytes: 40 * 1024 * 1024,
  /** A drawing (SVG) up to this size in bytes stays one: sharper and smaller than its pixels. */
  drawing: 32 * 1024,
  /** Most pixels across and down that pages use. */
  widest: 1_600,
  tallest: 3_200,
  /** Threads: one processor stays for visitors, and one of the four threads of libuv for files. */
  threads: Math.max(1, Math.min(3, availableParallelism() - 1)),
  /** The time limit of one picture. */
  longest: 5 * minute,
  /** The interval of looks at the files of pictures that pages name. */
  lookEvery: minute,
  /** While pictures become ready one after the other, pages are made anew this often at most. */
  tellEvery: 15 * second,
  /** How long a picture stays that nothing names, and the rest of an interrupted preparation. */
  unusedFor: 7 * day,
  interruptedFor: 6 * hour,
} as const;
