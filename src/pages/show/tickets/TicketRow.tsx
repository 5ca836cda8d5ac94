import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#contract/wire/ticket.ts';
import { Button } from '#src/components/Button.tsx';
import { Chip } from '#src/components/Chip.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { notesOf, previousTimeOf, priceRange } from '#contract/programme/ticket.ts';
import { linkTo, NewWindow } from '../NewWindow.tsx';
import { TicketButtons } from './TicketButtons.tsx';
import { TicketWhen, ViewerWhen } from './TicketWhen.tsx';
import { isClosed, type Row } from './ticketRows.ts';
import styles from './TicketRow.module.css';

/** What a page gives to its rows beside the dates. */
export interface RowParts {
  isToronto: boolean;
  /** RES-28: buying a pass is hidden from members. */
  hidesPass: boolean;
  /** The address of a date for calendars, as iCalendar. */
  icsHref: (ticketId: string) => string;
  /** WSH-01. `when`: the date and time, in words. */
  renderHeart: (ticket: Ticket, when: string) => ReactNode;
  /** RES-10; null where there is none. */
  renderReservation: ((ticket: Ticket, when: string) => ReactNode) | null;
}

interface TicketRowProps {
  row: Row;
  /** Seen only once more rows are asked for (SHW-13). */
  isFolded: boolean;
  parts: RowParts;
}

/** One date: when, where, for how much, and what one can do about it (TKT-01). */
export function TicketRow({ row, isFolded, parts }: TicketRowProps) {
  const { ticket, when, sale, isPast } = row;
  const { isToronto, hidesPass, icsHref, renderHeart, renderReservation } = parts;
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const said = format.dayTime(when.date, when.time);
  const price = format.price(priceRange(ticket.price));
  return (
    <li
      className={styles['row']}
      data-folded={isFolded}
      data-past={isPast}
      data-status={ticket.status ?? undefined}
      data-state={ticket.state}
      tabIndex={-1}
    >
      <TicketWhen when={when} />
      <div className={styles['facts']}>
        <Place row={row} />
        <StateNote ticket={ticket} />
        <ViewerWhen when={when} />
        {price !== null && <p className={styles['price']}>{price}</p>}
        {notesOf(ticket).map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
        {!isClosed(sale) && (
          <a className={styles['calendar']} href={icsHref(ticket.id)}>
            <Icon name="calendar" />
            <span>
              {t('show.tickets.calendar')}
              <span className="visually-hidden"> {said}</span>
            </span>
          </a>
        )}
      </div>
      <div className={styles['actions']}>
        {isFolded ? null : renderHeart(ticket, said)}
        <TicketButtons row={row} when={said} isToronto={isToronto} hidesPass={hidesPass} />
        {isClosed(sale) && renderReservation === null && (
          <Button disabled>{t(`show.tickets.${sale}`)}</Button>
        )}
        {isFolded ? null : renderReservation?.(ticket, said)}
      </div>
    </li>
  );
}

/** What became of the date, and when it was to be. */
function StateNote({ ticket }: Pick<Row, 'ticket'>) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const { state } = ticket;
  if (state === 'scheduled') return null;
  const previous = state === 'rescheduled' ? previousTimeOf(ticket) : null;
  return (
    <p className={styles['state']}>
      <Chip tone={state === 'cancelled' ? 'danger' : 'yellow'}>{format.availability(state)}</Chip>
      {previous && (
        <span>{t('show.tickets.moved', { when: format.dayTime(previous.date, previous.time) })}</span>
      )}
    </p>
  );
}

/** The venue, linked to its map where there is one; an online show is told by its kind. */
function Place({ row: { ticket, when, city } }: { row: Row }) {
  const { t } = useTranslation();
  const { venue } = ticket;
  if (venue === null || when.kind === 'online')
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
        {city !== '' && <small>{city}</small>}
      </span>
    </p>
  );
}
