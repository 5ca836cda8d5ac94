import { useQueryClient } from '@tanstack/react-query';
import type { ContentPageProps } from '#src/routing/context.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Ticket } from '#contract/wire/ticket.ts';
import { ticketsQuery } from '#src/api/queries.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { ReservationControl } from '#src/controls/reservation/ReservationControl.tsx';
import type { RenderWays } from '#src/controls/reservation/waysToSeat.ts';
import { datesHref } from './buying/sale.ts';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { Screen as ShowPage } from './show.page.tsx';

/** Whether the tab has a session that is opening: never in the server's HTML. */
const useIsExpected = (sessionLoader: SessionLoader): boolean =>
  useSyncExternalStore(
    sessionLoader.subscribe,
    () => sessionLoader.current() === null && sessionLoader.holdsSession(),
    () => false,
  );

/** TOR-05, FES-23: the page of a show with reservable dates. */
export function Screen(props: ContentPageProps) {
  const { client, lang, clock, sessionLoader, page } = props;
  const queryClient = useQueryClient();
  const memberSession = useMemberSession(sessionLoader);
  const isExpected = useIsExpected(sessionLoader);
  const { queryKey } = ticketsQuery(client, lang, page.id);
  const [, , id] = queryKey;
  const refreshSeats = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['tickets', lang, id] }),
    [queryClient, lang, id],
  );
  // Seats at the time of the member's arrival, not of the page's making.
  useEffect(() => {
    if (memberSession) void refreshSeats();
  }, [memberSession, refreshSeats]);
  // Back to the dates, from anywhere on the page.
  const loginHref = loginAddress(lang, useWayBack().replace(/#.*/, '') + datesHref);
  const renderReservation = (ticket: Ticket, when: string, renderWays: RenderWays) => (
    <ReservationControl
      ticket={ticket}
      when={when}
      renderWays={renderWays}
      loginHref={loginHref}
      member={memberSession}
      isExpected={isExpected}
      clock={clock}
      refreshSeats={refreshSeats}
    />
  );
  return <ShowPage {...props} renderReservation={renderReservation} />;
}
