import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { RenderWays } from '#src/controls/reservation/waysToSeat.ts';
import { useViewerTime, type ViewerTime } from '#src/browser/useViewerTime.ts';
import { Button } from '#src/components/Button.tsx';
import { Chip } from '#src/components/Chip.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { fewSeats } from '#contract/programme/shows/fewSeats.ts';
import { previousTimeOf, priceRange } from '#contract/programme/shows/ticket.ts';
import { linkTo, NewWindow } from '../NewWindow.tsx';
import { TicketWhen, ViewerClocks } from './TicketWhen.tsx';
import { isClosed, type Row } from './ticketRows.ts';
import { MainWay, OtherWays } from './TicketWays.tsx';
import styles from './TicketRow.module.css';

/** The parts of a page for its rows, besides the dates. */
export interface RowParts {
  isToronto: boolean;
  /** RES-28: members do not see the sale of passes. */
  hidesPass: boolean;
  /** The address of a date for calendars, as iCalendar. */
  icsHref: (ticketId: string) => string;
  /** WSH-01. `when`: the date and time, in words. */
  renderHeart: (ticket: Ticket, when: string) => ReactNode;
  /** RES-10: the reservation among the other ways to a seat, which get its rank; null without reservations. */
  renderReservation: ((ticket: Ticket, when: string, renderWays: RenderWays) => ReactNode) | null;
  /** This browser has fetched the seats: those of the server's page may be old. */
  areSeatsLive: boolean;
}

interface TicketRowProps {
  row: Row;
  /** Hidden until more rows are requested (SHW-13). */
  isFolded: boolean;
  parts: RowParts;
}

/** One date: time, place, price, and the ways to a seat (TKT-01). */
export function TicketRow({ row, isFolded, parts }: TicketRowProps) {
  const { ticket, when, sale, isPast, isClosing } = row;
  const { areSeatsLive, renderHeart, renderReservation, ...ways } = parts;
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const place = isOnline(row) ? '' : row.city;
  const viewer = useViewerTime(when.rule === 'viewer' ? when : null);
  const told = viewer ?? when;
  const said = format.dayTime(told.date, told.time);
  const price = usePrices().price(priceRange(ticket.price));
  const left = areSeatsLive && sale === 'open' ? fewSeats(ticket) : null;
  const renderWays: RenderWays = (reserving, control) => (
    <>
      <MainWay row={row} when={said} {...ways} reserving={reserving} />
      {control}
      <OtherWays row={row} when={said} {...ways} reserving={reserving} />
    </>
  );
  return (
    <li
      className={styles['row']}
      data-folded={isFolded}
      data-past={isPast}
      data-status={ticket.status ?? undefined}
      data-state={ticket.state}
      tabIndex={-1}
    >
      <TicketWhen when={when} viewer={viewer} />
      <div className={styles['facts']}>
        <Place row={row} />
        {when.rule === 'viewer' && <ViewerClocks when={when} city={row.city} viewer={viewer} />}
        {(place !== '' || price !== null || left !== null) && (
          <p className={styles['price']}>
            {place !== '' && <small>{place}</small>} {price !== null && <span>{price}</span>}{' '}
            {left !== null && <strong>{t('show.tickets.left', { count: left })}</strong>}
          </p>
        )}
        <StateNote
          ticket={ticket}
          viewer={viewer}
          closing={isClosing ? (renderReservation !== null ? 'lastHour' : 'closing') : null}
        />
      </div>
      {isFolded ? null : <div className={styles['heart']}>{renderHeart(ticket, said)}</div>}
      <div className={styles['actions']}>
        {isClosed(sale) && renderReservation === null && (
          <Button disabled>{t(`show.tickets.${sale}`)}</Button>
        )}
        {isFolded || renderReservation === null
          ? renderWays('beside', null)
          : renderReservation(ticket, said, renderWays)}
      </div>
    </li>
  );
}

interface StateNoteProps extends Pick<Row, 'ticket'> {
  /** The date by the viewer's clock; null: by the show's. */
  viewer: ViewerTime | null;
  closing: 'closing' | 'lastHour' | null;
}

/** That it closes soon, what became of the date, and when it was to be. */
function StateNote({ ticket, viewer, closing }: StateNoteProps) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const { state } = ticket;
  if (state === 'scheduled' && closing === null) return null;
  const own = state === 'rescheduled' ? previousTimeOf(ticket) : null;
  const previous = own && viewer ? format.local(ticket.previous_start ?? '', viewer.timezone) : own;
  return (
    <p className={styles['state']}>
      {closing !== null && <Chip tone="yellow">{t(`show.tickets.${closing}`)}</Chip>}{' '}
      {state !== 'scheduled' && (
        <Chip tone={state === 'cancelled' ? 'danger' : 'yellow'}>{format.availability(state)}</Chip>
      )}
      {previous && (
        <span>{t('show.tickets.moved', { when: format.dayTime(previous.date, previous.time) })}</span>
      )}
    </p>
  );
}

/** A date without a place. */
const isOnline = ({ ticket, when }: Row): boolean => ticket.venue === null || when.kind === 'online';

/** The venue, linked to its map if there is one; an online show has its kind instead. */
function Place({ row }: { row: Row }) {
  const { ticket, when } = row;
  const { t } = useTranslation();
  const { venue } = ticket;
  if (venue === null || isOnline(row))
    return (
      <p className={styles['place']}>
        <Icon name="online" /> <b>{t('layout.card.kind.online')}</b>
      </p>
    );
  return (
    <p className={styles['place']}>
      {when.kind && <Icon name={when.kind} />}
      <span>
        {venue.map_url === null ? (
          <b>{venue.name}</b>
        ) : (
          <a {...linkTo(venue.map_url)}>
            {venue.name}
            <NewWindow href={venue.map_url} />
          </a>
        )}
      </span>
    </p>
  );
}
