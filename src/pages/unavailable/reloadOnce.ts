import { minute } from '#contract/settings/time.ts';
import { noteReload } from '#src/storage/reloads.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

const storage = createSafeStorage(() => sessionStorage);
const key = 'reloadedAt';

/**
 * Reloads the document, once a minute at most: a new version of the site has other files, and some browsers never request a
 * failed script again.
 */
export const reloadOnce = (): void => {
  if (Date.now() - Number(storage.get(key)) < minute) return;
  if (noteReload(() => sessionStorage, key, String(Date.now()))) location.reload();
};
