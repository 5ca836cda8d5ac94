import { useQueryClient } from '@tanstack/react-query';
import type { ContentPageProps } from '#src/shell/context.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Ticket } from '#contract/wire/ticket.ts';
import { ticketsQuery } from '#src/api/queries.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberArea, type MemberDoor } from '#src/session/sessionLoader.ts';
import { ReservationControl } from '#src/controls/reservation/ReservationControl.tsx';
import { reservableTicket } from '#src/controls/reservation/reservable.ts';
import { datesHref } from './buying/sale.ts';
import { Heart } from '#src/controls/wishlist/Heart.tsx';
import { Screen as ShowPage } from './show.page.tsx';

const log = (event: string, details: object): void => console.warn(event, details);

/** Whether the tab holds a session whose area is on its way: never in the server's HTML. */
const useIsExpected = (door: MemberDoor): boolean =>
  useSyncExternalStore(
    door.subscribe,
    () => door.area() === null && door.holdsSession(),
    () => false,
  );

/** TOR-05: the page of a show of the Toronto variant, whose dates can be liked and reserved. */
export function Screen(props: ContentPageProps) {
  const { client, lang, clock, member: door, page, path } = props;
  const queryClient = useQueryClient();
  const area = useMemberArea(door);
  const isExpected = useIsExpected(door);
  const { queryKey } = ticketsQuery(client, lang, page.id);
  const [, , id] = queryKey;
  const refreshSeats = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['tickets', lang, id] }),
    [queryClient, lang, id],
  );
  // Seats as they are when the member comes, not as they were when the page was made.
  useEffect(() => {
    if (area) void refreshSeats();
  }, [area, refreshSeats]);
  const loginHref = loginAddress(lang, `/${lang}/${path}${datesHref}`);
  const slots = {
    renderHeart: (ticket: Ticket, when: string) => {
      const { ids, title } = reservableTicket(ticket);
      return <Heart ids={ids} title={title} when={when} member={area} log={log} />;
    },
    renderReservation: (ticket: Ticket, when: string) => (
      <ReservationControl
        ticket={ticket}
        when={when}
        loginHref={loginHref}
        member={area}
        isExpected={isExpected}
        clock={clock}
        refreshSeats={refreshSeats}
      />
    ),
  };
  return <ShowPage {...props} slots={slots} />;
}
