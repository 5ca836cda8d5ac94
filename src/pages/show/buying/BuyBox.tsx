import { useTranslation } from 'react-i18next';
import type { ShowAttributes } from '#contract/wire/show.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useParts } from '#src/components/parts.ts';
import { createFormat } from '#src/i18n/format.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { onSale, saleOfShow, type ShowSale } from '#contract/programme/shows/sale.ts';
import { showDays } from '#contract/programme/shows/showDays.ts';
import type { ShowView } from '#contract/programme/shows/show.ts';
import { Fact } from './Fact.tsx';
import { linkTo, NewWindow } from '../NewWindow.tsx';
import { NextDate } from './NextDate.tsx';
import { areFree, priceOfShow } from './priceOfShow.ts';
import { ShowFacts } from './ShowFacts.tsx';
import { datesHref, passButton, ticketTitle } from './sale.ts';
import facts from '#src/components/Facts.module.css';
import styles from './BuyBox.module.css';

interface BuyBoxProps {
  show: ShowView;
  tickets: readonly Ticket[];
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
  /** RES-28 */
  hidesPass: boolean;
  /** Opens the buy popup; null if the ticket button leads straight to the tickets (SHW-10). */
  onBuy: (() => void) | null;
  /** The seller of tickets; an anchor of the page if every date has its own address. */
  ticketHref: string;
  calendarHref: string;
}

/** Why a show sells neither tickets nor passes. */
type Unsold = 'notSold' | 'underWay' | 'over';
const isUnsold = (sale: ShowSale): sale is Unsold =>
  sale === 'notSold' || sale === 'underWay' || sale === 'over';

/** No date takes place as announced. */
type Off = 'cancelled' | 'postponed';
const isOff = (sale: ShowSale): sale is Off => sale === 'cancelled' || sale === 'postponed';

/** SHW-09: place, time and price, and the ways to a seat, on a ticket; or why there are none. */
export function BuyBox({ show: { attributes, isWebBroadcast }, ...buy }: BuyBoxProps) {
  const { tickets, now, calendarHref } = buy;
  const { t } = useTranslation();
  const prices = usePrices();
  const sale = saleOfShow(tickets, now);
  const price = isUnsold(sale) || isOff(sale) ? null : prices.price(priceOfShow(tickets));
  return (
    <aside className={styles['box']} aria-labelledby="buy-box">
      <h2 id="buy-box">{t('show.buy.title')}</h2>
      <NextDate tickets={tickets} now={now} />
      <dl className={facts['facts']}>
        {isWebBroadcast ? (
          <Fact term={t('show.buy.where')}>{t('layout.card.kind.online')}</Fact>
        ) : (
          attributes.location.length > 0 && (
            <Fact term={t('show.buy.where')}>
              <Location places={attributes.location} />
            </Fact>
          )
        )}
        <Dates attributes={attributes} />
        {price !== null && <Fact term={t('show.buy.price')}>{price}</Fact>}
        <ShowFacts attributes={attributes} />
      </dl>
      {isUnsold(sale) ? (
        <Unsold why={sale} isFree={areFree(tickets)} calendarHref={calendarHref} />
      ) : isOff(sale) ? (
        <div className={styles['buttons']}>
          <Button disabled>{t(`show.tickets.${sale}`)}</Button>
        </div>
      ) : (
        <BuyButtons upsell={attributes.upsell} sale={sale} {...buy} />
      )}
    </aside>
  );
}

/** A single place, linked to its map, or 'Multiple'. */
function Location({ places }: { places: ShowAttributes['location'] }) {
  const { t } = useTranslation();
  const [place, ...others] = places;
  if (!place || others.length > 0) return t('show.buy.multiple');
  const name = [place.name, place.city].filter((part) => part !== '').join(', ');
  if (place.map_url === null) return name;
  return (
    <a {...linkTo(place.map_url)}>
      {name}
      <NewWindow href={place.map_url} />
    </a>
  );
}

function Dates({ attributes }: { attributes: ShowAttributes }) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const dates = attributes.date && showDays(attributes.date);
  if (dates === null) return null;
  const { first, last } = dates;
  const [year, firstYear] = [format.year(last), format.year(first)];
  const said = { first: format.shortDate(first), last: format.shortDate(last), year, firstYear };
  return (
    <Fact term={t('show.buy.when')}>
      {first === last ? (
        <time dateTime={first}>{format.longDate(first)}</time>
      ) : (
        t(year === firstYear ? 'show.buy.range' : 'show.buy.rangeOfYears', said)
      )}
    </Fact>
  );
}

interface UnsoldProps {
  why: Unsold;
  isFree: boolean;
  calendarHref: string;
}

/** RES-15, TKT-03: why nothing is on sale, and a link to other shows. */
function Unsold({ why, isFree, calendarHref }: UnsoldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['buttons']}>
      <p className={styles['unsold']}>
        {t(isFree && why === 'notSold' ? 'show.buy.justCome' : `show.buy.${why}`)}
      </p>
      <LinkButton href={calendarHref}>
        <Icon name="calendar" />
        {t('show.buy.others')}
      </LinkButton>
    </div>
  );
}

type BuyButtonsProps = Omit<BuyBoxProps, 'show' | 'calendarHref'> & {
  upsell: ShowAttributes['upsell'];
  sale: Exclude<ShowSale, Unsold | Off>;
};

function BuyButtons({ upsell, sale, tickets, now, hidesPass, onBuy, ticketHref }: BuyButtonsProps) {
  const { t } = useTranslation();
  const { credits } = useParts();
  const open = onSale(tickets, now);
  const pass = passButton(upsell, open);
  const isFree = areFree(open);
  // Nobody gives out seats: the dates tell where to come.
  const isOpenToAll = isFree && !credits && ticketHref === datesHref;
  return (
    <div className={styles['buttons']}>
      {sale === 'soldOut' && <Button disabled>{t('show.buy.soldOut')}</Button>}
      {isOpenToAll && <p className={styles['unsold']}>{t('show.buy.justCome')}</p>}
      {sale === 'open' && !isOpenToAll && (
        <TicketButton onBuy={onBuy} href={ticketHref}>
          {ticketTitle(upsell, open) || t(isFree ? 'show.buy.free' : 'show.buy.ticket')}
        </TicketButton>
      )}
      {pass !== null && !hidesPass && (
        <LinkButton {...linkTo(pass.url)}>
          {pass.title || t('show.buy.pass')}
          <NewWindow href={pass.url} />
        </LinkButton>
      )}
    </div>
  );
}

/** SHW-10: opens the popup once it can, or leads to the tickets; without scripts always the latter. */
function TicketButton({
  onBuy,
  href,
  children,
}: {
  onBuy: (() => void) | null;
  href: string;
  children: string;
}) {
  const link = (
    <LinkButton look="primary" {...linkTo(href)}>
      <Icon name="ticket" />
      <span>
        {children}
        <NewWindow href={href} />
      </span>
    </LinkButton>
  );
  const isInBrowser = useInBrowser();
  if (onBuy === null) return link;
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" aria-disabled={!isInBrowser} onClick={onBuy}>
        <Icon name="ticket" />
        {children}
      </Button>
      <noscript>{link}</noscript>
    </>
  );
}
