import * as v from 'valibot';
import { nowhere, type Chosen } from '#machines/location/location.machine.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

const draft = v.object({
  FullName: v.string(),
  Email: v.string(),
  Location: v.object({ country: v.string(), province: v.string(), city: v.string() }),
});
/** The typed text so far, without the password. */
export interface Draft {
  FullName: string;
  Email: string;
  Location: Chosen;
}
const key = 'registration_draft';
export const noDraft: Draft = { FullName: '', Email: '', Location: nowhere };

/** In the tab's storage, which survives a reload and the end of a session. */
export const createDraft = (storage: SafeStorage) => ({
  read: (): Draft => {
    try {
      return v.parse(draft, JSON.parse(storage.get(key) ?? ''));
    } catch {
      return noDraft;
    }
  },
  keep: (changed: Draft): void => storage.set(key, JSON.stringify(changed)),
  forget: (): void => storage.remove(key),
});
export type DraftStore = ReturnType<typeof createDraft>;
