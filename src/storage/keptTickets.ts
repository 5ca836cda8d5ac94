import * as v from 'valibot';
import { keptTicketsSettings } from '#contract/settings/keptTickets.ts';

const { assumedLength, stays } = keptTicketsSettings;
/** Its entry in the browser's storage; other tabs hear of its changes. */
export const keptTicketsKey = 'keptTickets';

const keptTicket = v.object({
  uuid: v.string(),
  title: v.object({ fr: v.string(), en: v.string() }),
  start: v.string(),
  end: v.nullable(v.string()),
  timezone: v.string(),
  venue: v.string(),
  city: v.string(),
  /** '' where the host tells its picture alone. */
  code: v.string(),
  /** A PNG as a `data:` address. */
  picture: v.string(),
  isCancelled: v.boolean(),
});
const keptTickets = v.object({ member: v.string(), tickets: v.array(keptTicket) });
export type KeptTicket = v.InferOutput<typeof keptTicket>;
export type KeptTickets = v.InferOutput<typeof keptTickets>;

/** Whether a show is long over: until an hour after its end a ticket may be asked for (PKT-02). An unreadable time never is. */
export const isLongOver = ({ start, end }: Pick<KeptTicket, 'start' | 'end'>, now: number): boolean =>
  Date.parse(end ?? '') + stays <= now || (end === null && Date.parse(start) + assumedLength + stays <= now);

/** A member's tickets on this device, for as long as they want. */
export interface KeptTicketsStore {
  /** Null without any, and for an unreadable entry. */
  read: () => KeptTickets | null;
  /** @throws if the browser stores nothing */
  write: (tickets: KeptTickets) => void;
  remove: () => void;
  /** Calls back after each change, in this tab or another. @returns a function that ends it */
  watch: (listener: () => void) => () => void;
}

const changes = new EventTarget();
const changed = 'changed';
const parsed = v.pipe(v.string(), v.parseJson(), keptTickets);

const textIn = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(keptTicketsKey);
  } catch {
    return null;
  }
};

/** The tickets in a browser's storage. The same entry gives the same object, so that a view of it is drawn once. */
export const createKeptTickets = (storage: () => Storage): KeptTicketsStore => {
  let seen: { text: string | null; tickets: KeptTickets | null } = { text: null, tickets: null };
  return {
    read: () => {
      const text = textIn(storage);
      if (text === seen.text) return seen.tickets;
      const read = v.safeParse(parsed, text);
      seen = { text, tickets: read.success ? read.output : null };
      return seen.tickets;
    },
    write: (tickets) => {
      storage().setItem(keptTicketsKey, JSON.stringify(tickets));
      changes.dispatchEvent(new Event(changed));
    },
    remove: () => {
      if (textIn(storage) === null) return;
      storage().removeItem(keptTicketsKey);
      changes.dispatchEvent(new Event(changed));
    },
    watch: (listener) => {
      const stop = new AbortController();
      const { signal } = stop;
      changes.addEventListener(changed, listener, { signal });
      if ('addEventListener' in globalThis)
        addEventListener('storage', ({ key }) => key === keptTicketsKey && listener(), { signal });
      return () => stop.abort();
    },
  };
};
export const keptTicketsHere = createKeptTickets(() => window.localStorage);
