import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  keptTicketsMachine,
  type KeepOutput,
  type DeviceEvent,
} from '#machines/keptTickets/keptTickets.machine.ts';
import { listening } from '#machines/port.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { admissionQuery, profileQuery, reservationsQuery } from '#src/api/member/memberQueries.ts';
import { isLongOver, type KeptTicket, type KeptTicketsStore } from '#src/storage/keptTickets.ts';

/** The browser's part in opening the page without a network. */
export interface TicketsWorker {
  canOpenOffline: () => boolean;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

interface KeptTicketsAccess {
  client: Pick<MemberClient, 'admission' | 'profile' | 'reservations'>;
  queryClient: QueryClient;
  store: KeptTicketsStore;
  worker: TicketsWorker;
  now: () => number;
}

const pngOf = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
};

/** A reserved show that has a time and an admission; null for any other. */
const toTicket = async (
  { uuid, status, code = '', show }: BookingItem,
  pictureOf: (uuid: string) => Promise<Blob>,
): Promise<KeptTicket | null> => {
  if (status !== 'true' || uuid === '' || !show) return null;
  const { title, start, end = null, timezone, venue, city } = show;
  const picture = await pngOf(await pictureOf(uuid));
  return { uuid, title, start, end, timezone, venue, city, code, picture, isCancelled: false };
};

/** The `keptTickets` machine on the member API and the browser's storage. */
export const provideKeptTickets = ({ client, queryClient, store, worker, now }: KeptTicketsAccess) => {
  const reservations = reservationsQuery(client);
  /** @throws if the member, a list or a picture cannot be fetched */
  const keep = async (signal: AbortSignal): Promise<KeepOutput> => {
    if (!worker.canOpenOffline()) return { outcome: 'refused' };
    const { uuid: member } = await queryClient.ensureQueryData(profileQuery(client));
    const list = await queryClient.ensureQueryData(reservations);
    const pictureOf = (uuid: string) => queryClient.ensureQueryData(admissionQuery(client, uuid));
    const asked = list.filter(({ show }) => show && !isLongOver({ ...show, end: show.end ?? null }, now()));
    const reserved = (await Promise.all(asked.map((each) => toTicket(each, pictureOf)))).filter(
      (ticket) => ticket !== null,
    );
    await worker.open();
    // The member may have left, or taken it back, meanwhile.
    signal.throwIfAborted();
    const before = store.read();
    const gone = (before?.member === member ? before.tickets : [])
      .filter(({ uuid }) => !reserved.some((ticket) => ticket.uuid === uuid))
      .filter((ticket) => !isLongOver(ticket, now()))
      .map((ticket) => ({ ...ticket, isCancelled: true }));
    try {
      store.write({ member, tickets: [...reserved, ...gone] });
      return { outcome: 'kept' };
    } catch {
      return { outcome: 'refused' };
    }
  };
  return keptTicketsMachine.provide({
    actors: {
      device: listening<DeviceEvent>((tell) => {
        const stopStore = store.watch(() =>
          tell({ type: store.read() === null ? 'tickets.removed' : 'tickets.kept' }),
        );
        const stopQueries = queryClient.getQueryCache().subscribe((event) => {
          const isAnswer = event.type === 'updated' && event.action.type === 'success';
          if (isAnswer && event.query.queryKey.join() === reservations.queryKey.join())
            tell({ type: 'tickets.changed' });
        });
        return () => {
          stopStore();
          stopQueries();
        };
      }),
      keep: fromPromise<KeepOutput, undefined>(({ signal }) => keep(signal)),
      update: fromPromise<void, undefined>(async ({ signal }) => void (await keep(signal))),
      remove: fromPromise<void, undefined>(async () => {
        store.remove();
        await worker.close();
      }),
    },
  });
};
