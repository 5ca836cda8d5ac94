import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ContentClient } from '#src/api/content.ts';
import type { Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/wire/values.ts';
import { ticketsQuery } from '#src/api/queries.ts';
import type { Clock } from '#src/shell/clock.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberSession, type SessionLoader, type SessionRef } from '#src/session/sessionLoader.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { showsPath } from '#contract/address/sections.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { showLink, showView, type ShowView } from '#contract/programme/show.ts';
import { BuyPopup } from '#src/controls/buyPopup/BuyPopup.tsx';
import { useBuyPopup } from '#src/controls/buyPopup/useBuyPopup.ts';
import { ShowScreen } from './ShowScreen.tsx';
import { datesHref, saleOf } from './buying/sale.ts';
import type { RowParts } from './tickets/TicketRow.tsx';

export { loadShow } from './show.loader.ts';

export interface ShowPageProps {
  client: ContentClient;
  lang: Language;
  settings: PageSettings;
  clock: Clock;
  sessionLoader: SessionLoader;
  page: Page;
  /** Without the language. */
  path: string;
}

type Slots = Pick<RowParts, 'renderHeart' | 'renderReservation'>;
const noSlots: Slots = { renderHeart: null, renderReservation: null };

/** The page of a show, and the popup that sells it. */
export function ShowPage({ slots = noSlots, ...props }: ShowPageProps & { slots?: Slots }) {
  const show = showView(props.page, props.settings);
  return show && <Shown {...props} show={show} slots={slots} />;
}

const isAuthenticated = (state: ReturnType<SessionRef['getSnapshot']> | undefined): boolean =>
  state?.matches('authenticated') ?? false;

/** RES-28: whether somebody is logged in, as far as the page knows. */
const useIsMember = (sessionLoader: SessionLoader): boolean =>
  useSelector(useMemberSession(sessionLoader)?.session, isAuthenticated);

function Shown({ show, slots, ...props }: ShowPageProps & { show: ShowView; slots: Slots }) {
  const { client, lang, settings, clock, sessionLoader, path } = props;
  const { isToronto } = show;
  const isMember = useIsMember(sessionLoader);
  const { data, isPending, refetch } = useQuery({
    ...ticketsQuery(client, lang, show.id),
    // The page may be older than the last reservation.
    refetchOnMount: isToronto ? 'always' : true,
    refetchOnWindowFocus: isToronto && 'always',
  });
  const tickets = data ?? (isPending ? [] : null);
  const siteLanguage = isToronto ? 'en' : lang;
  const sale = saleOf(show.attributes.upsell, tickets ?? [], siteLanguage);
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
        now={clock.now}
        hidesPass={isToronto && isMember}
        onBuy={sale.hasPopup ? () => popup.actor.send({ type: 'opened', isMember }) : null}
        ticketHref={sale.ticketUrl}
        allHref={showsPath(lang)}
        calendarHref={pairPath('calendar', lang)}
        linkOf={(other) => showLink(other, settings)}
        icsHref={icsHref}
        {...slots}
      />
      <BuyPopup
        control={popup}
        ticketUrl={sale.ticketUrl}
        passUrl={sale.passUrl}
        loginHref={loginAddress(siteLanguage, `/${lang}/${path}`)}
        datesHref={datesHref}
      />
    </>
  );
}
