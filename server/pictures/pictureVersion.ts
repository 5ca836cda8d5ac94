import type { VersionWatch } from '../prepared/version.ts';
import type { Pictures } from './pictures.ts';

/**
 * The version of the data and of the pictures: it grows with either, so that answers with other names are made anew. Both
 * only grow, so that their sum never comes again.
 */
export const withPictures = (data: VersionWatch, pictures: Pick<Pictures, 'onChange'>): VersionWatch => {
  let changes = 0;
  pictures.onChange(() => {
    changes += 1;
  });
  return {
    isFresh: data.isFresh,
    look: async () => (await data.look()) + changes,
    onChange: (listener) => {
      data.onChange(listener);
      pictures.onChange(listener);
    },
  };
};
