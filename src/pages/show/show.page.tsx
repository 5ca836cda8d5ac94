import type showTexts from '#locales/en/show.json';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ticketsQuery } from '#src/api/queries.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberSession, type SessionLoader, type SessionRef } from '#src/session/sessionLoader.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { showsPath } from '#contract/address/sections.ts';
import { showView, type ShowView } from '#contract/programme/shows/show.ts';
import { showLink } from '#contract/programme/shows/showLink.ts';
import { onSale } from '#contract/programme/shows/sale.ts';
import { useNow } from '#src/browser/browserClock.ts';
import { useParts } from '#src/components/parts.ts';
import { BuyPopup } from '#src/controls/buyPopup/BuyPopup.tsx';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { useBuyPopup } from '#src/controls/buyPopup/useBuyPopup.ts';
import { reservableTicket } from '#src/controls/reservation/reservable.ts';
import { useLazyHeart } from '#src/controls/wishlist/useLazyHeart.tsx';
import type { ContentPageProps } from '#src/routing/context.ts';
import { ShowScreen } from './ShowScreen.tsx';
import { datesHref, saleOf } from './buying/sale.ts';
import type { RowParts } from './tickets/TicketRow.tsx';

export { load } from './show.loader.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    show: typeof showTexts;
  }
}

type RenderReservation = RowParts['renderReservation'];

const log = (event: string, details: object): void => console.warn(event, details);

/** The page of a show, and the popup that sells it; where its dates can be reserved, with their reservations (RES-10). */
export function Screen({
  renderReservation = null,
  ...props
}: ContentPageProps & { renderReservation?: RenderReservation }) {
  const show = showView(props.page, props.settings);
  return show && <Shown {...props} show={show} renderReservation={renderReservation} />;
}

const isAuthenticated = (state: ReturnType<SessionRef['getSnapshot']> | undefined): boolean =>
  state?.matches('authenticated') ?? false;

/** RES-28: whether somebody is logged in, as far as the page knows. */
const useIsMember = (sessionLoader: SessionLoader): boolean =>
  useSelector(useMemberSession(sessionLoader)?.session, isAuthenticated);

type ShownProps = ContentPageProps & { show: ShowView; renderReservation: RenderReservation };

function Shown({ show, renderReservation, ...props }: ShownProps) {
  const { client, lang, path, settings, clock, sessionLoader, loadTexts } = props;
  const { isToronto, isReservable } = show;
  const parts = useParts();
  const isMember = useIsMember(sessionLoader);
  const wayBack = useWayBack();
  const member = useMemberSession(sessionLoader);
  const LazyHeart = useLazyHeart(member, { lang, loadTexts });
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...ticketsQuery(client, lang, show.id),
    // The page may be older than the last reservation, and seats must be current.
    refetchOnMount: 'always',
    refetchOnWindowFocus: isReservable && 'always',
  });
  // The loader has asked: without an answer they could not be fetched.
  const tickets = data ?? null;
  const siteLanguage = isToronto ? 'en' : lang;
  const now = useNow(clock);
  const open = onSale(tickets ?? [], now);
  const sale = saleOf(show.attributes.upsell, open, siteLanguage);
  // BUY-01: it asks for a pass, and then for its credits.
  const hasPopup = sale.hasPopup && parts.passes && parts.credits;
  const popup = useBuyPopup(sale);
  const icsHref = (id: string): string =>
    `${settings.contentApiUrl}/${lang}/content/${settings.siteId}/programmations/${encodeURIComponent(id)}.ics`;
  return (
    <>
      <ShowScreen
        lang={lang}
        show={show}
        tickets={tickets}
        onRetryTickets={() => void refetch()}
        now={now}
        hidesPass={!parts.passes || (isReservable && isMember)}
        onBuy={hasPopup ? () => popup.actor.send({ type: 'popup.opened', isMember }) : null}
        ticketHref={sale.ticketUrl}
        address={new URL(`/${lang}/${path}`, settings.publicUrl).href}
        allHref={showsPath(lang)}
        calendarHref={pairPath('calendar', lang)}
        linkOf={(other) => showLink(other, settings)}
        icsHref={icsHref}
        areSeatsLive={isFetchedAfterMount && !isError}
        renderHeart={(ticket, when) => {
          const { ids, title } = reservableTicket(ticket);
          return <LazyHeart {...{ ids, title, when, member, log }} />;
        }}
        renderReservation={renderReservation}
      />
      <BuyPopup
        control={popup}
        ticketUrl={sale.ticketUrl}
        passUrl={sale.passUrl}
        loginHref={loginAddress(siteLanguage, wayBack)}
        datesHref={datesHref}
      />
    </>
  );
}
