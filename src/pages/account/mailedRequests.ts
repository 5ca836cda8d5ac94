import * as v from 'valibot';
import type { MailedRequest, RequestKept } from '#machines/mailedCode/mailedRequest.ts';
import { listening } from '#machines/port.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

const kept = v.object({
  email: v.string(),
  token: v.pipe(v.string(), v.nonEmpty()),
  uuid: v.string(),
  userref: v.string(),
  secret: v.exactOptional(v.string()),
});

/** Keys of the tab's storage. */
export const requestKeys = { registration: 'pending_activation', passwordReset: 'pending_reset' } as const;

/** A request with a mailed code, in the tab's storage: a phone reloads the page while the visitor reads the mail. */
export const createMailedRequests = (storage: SafeStorage, key: string) => ({
  read: (): MailedRequest | null => {
    try {
      return v.parse(kept, JSON.parse(storage.get(key) ?? ''));
    } catch {
      return null;
    }
  },
  keep: listening<never, RequestKept>((_send, receive) => {
    receive((event) => {
      if (event.type === 'request.ended') storage.remove(key);
      else storage.set(key, JSON.stringify(event.request));
    });
  }),
});
export type MailedRequests = ReturnType<typeof createMailedRequests>;
