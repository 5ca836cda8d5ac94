import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { ShowList } from '#src/components/cards/ShowList.tsx';
import { VideoPlayer } from '#src/controls/videoPlayer/VideoPlayer.tsx';
import { usePrices } from '#src/i18n/usePrices.ts';
import { isAllCancelled, takesPlace } from '#contract/programme/shows/state.ts';
import { kindOf } from '#contract/programme/shows/kind.ts';
import { onSale, saleOfShow } from '#contract/programme/shows/sale.ts';
import type { ShowView } from '#contract/programme/shows/show.ts';
import { aboutId, ticketsId } from './anchors.ts';
import { BuyBar } from './buying/BuyBar.tsx';
import { BuyBox } from './buying/BuyBox.tsx';
import { Description } from './description/Description.tsx';
import { Players } from './description/Players.tsx';
import { Hero } from './hero/Hero.tsx';
import { listedShow } from './listedShow.ts';
import { areFree, priceOfShow } from './buying/priceOfShow.ts';
import { SimilarShows } from './SimilarShows.tsx';
import { TicketList } from './tickets/TicketList.tsx';
import type { RowParts } from './tickets/TicketRow.tsx';
import { Ticker } from './hero/Ticker.tsx';
import styles from './ShowScreen.module.css';

interface ShowScreenProps extends Omit<RowParts, 'isToronto'> {
  lang: Language;
  show: ShowView;
  /** null if they could not be fetched. */
  tickets: readonly Ticket[] | null;
  onRetryTickets: () => void;
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
  /** Opens the buy popup; null if the ticket button leads straight to the tickets (SHW-10). */
  onBuy: (() => void) | null;
  ticketHref: string;
  /** The page's own address, absolute, for sharing. */
  address: string;
  /** The address of all shows (RTE-17), for the breadcrumb and the calendar. */
  allHref: string;
  calendarHref: string;
  /** SHW-18: the address of a suggested show. */
  linkOf: (show: ShowView['suggested'][number]) => string;
}

const layoutOf = ({ isToronto, isWebBroadcast }: ShowView): string => {
  if (isToronto) return 'toronto';
  return isWebBroadcast ? 'broadcast' : 'poster';
};

/** The page of a show (SHW-04…SHW-14), also as a web broadcast (SHW-06) and in the Toronto variant (TOR-02…TOR-06). */
export function ShowScreen({
  lang,
  show,
  tickets,
  onRetryTickets,
  now,
  onBuy,
  ticketHref,
  ...rest
}: ShowScreenProps) {
  const { address, allHref, calendarHref, linkOf, ...parts } = rest;
  const { t } = useTranslation();
  const { attributes, isToronto, series } = show;
  const { title, video, hide_buy_tickets: hidesBar, artists } = attributes;
  const known = tickets ?? [];
  const isOff = known.length > 0 && !known.some(takesPlace);
  const price = usePrices().price(priceOfShow(known));
  const above = [
    { title: t('page.home'), href: `/${lang}` },
    { title: t('show.shows'), href: allHref },
  ];
  return (
    <article
      className={styles['show']}
      data-layout={layoutOf(show)}
      data-series={series ?? undefined}
      data-kind-of-show={kindOf(attributes.categories) ?? undefined}
    >
      <div>
        <Hero show={show} above={above} address={address} />
        {isToronto && <Ticker />}
        {isOff && (
          <div className={`wrap ${styles['off']}`}>
            <Notice>{t(`show.off.${isAllCancelled(known) ? 'cancelled' : 'postponed'}`)}</Notice>
          </div>
        )}
        <div className={`wrap ${styles['body']}`}>
          <BuyBox
            show={show}
            tickets={known}
            now={now}
            calendarHref={calendarHref}
            hidesPass={parts.hidesPass}
            onBuy={onBuy}
            ticketHref={ticketHref}
          />
          <section id={aboutId} className={styles['about']} aria-labelledby="about-title">
            <h2 id="about-title">{t('show.about')}</h2>
            <Description html={attributes.description} lang={show.writtenIn} />
            {artists.length > 0 && (
              <p>
                <b>{t('show.with')}</b> <Players artists={artists} />
              </p>
            )}
            {video !== null && (
              <VideoPlayer
                title={title}
                heading={t('video.heading')}
                film={
                  show.youtubeId === null
                    ? { kind: 'link', href: video }
                    : { kind: 'embed', id: show.youtubeId, href: video }
                }
                poster={attributes.image_url}
              />
            )}
          </section>
        </div>
        <SimilarShows shows={show.similar} />
        {!hidesBar && saleOfShow(known, now) === 'open' && (
          <BuyBar
            title={title}
            writtenIn={show.writtenIn}
            price={price}
            isFree={areFree(onSale(known, now))}
          />
        )}
      </div>
      <section id={ticketsId} className={styles['tickets']} aria-labelledby="tickets-title">
        <div className="wrap">
          <h2 id="tickets-title">{t('show.tickets.title')}</h2>
          {tickets === null ? (
            <Notice role="alert" action={<Button onClick={onRetryTickets}>{t('show.tickets.retry')}</Button>}>
              {t('show.tickets.failed')}
            </Notice>
          ) : known.length === 0 ? (
            <p>{t('show.tickets.none')}</p>
          ) : (
            <TicketList
              tickets={known}
              now={now}
              {...parts}
              isToronto={isToronto}
              renderReservation={show.isReservable ? parts.renderReservation : null}
            />
          )}
        </div>
      </section>
      <div className={`wrap ${styles['related']}`}>
        {isToronto && <p className={styles['craving']}>{t('show.toronto.more')}</p>}
        <ShowList shows={show.suggested.map((each) => listedShow(each, linkOf(each)))} allHref={allHref} />
      </div>
    </article>
  );
}
