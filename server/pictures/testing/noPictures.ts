import type { Pictures } from '../pictures.ts';

/** For tests: a festival without pictures of its own. */
export const noPictures: Pick<Pictures, 'nameOf'> = { nameOf: () => Promise.resolve(null) };
