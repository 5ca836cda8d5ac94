import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notesOf, ticketButtons } from '#contract/programme/shows/ticket.ts';
import type { Reserving } from '#src/controls/reservation/waysToSeat.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { TicketLink } from './TicketLink.tsx';
import { isClosed, type Row } from './ticketRows.ts';
import styles from './TicketWays.module.css';

interface WaysProps {
  row: Row;
  /** The date, in words: distinguishes buttons of the same name. */
  when: string;
  isToronto: boolean;
  hidesPass: boolean;
  icsHref: (ticketId: string) => string;
  /** If reserving is the main way, every way to buy is a secondary one. */
  reserving: Reserving;
}

/** The buttons of a date: the main one, and the others. */
const waysOf = (
  { ticket, sale }: Row,
  { reserving, ...offer }: Pick<WaysProps, 'reserving' | 'isToronto' | 'hidesPass'>,
) => {
  const buttons = sale === 'open' ? ticketButtons(ticket, offer) : [];
  const count = reserving === 'beside' ? 1 : 0;
  return { main: buttons.slice(0, count), others: buttons.slice(count) };
};

/** TKT-02, TKT-06: the main way to a ticket, or that a date sells none, or needs none. */
export function MainWay({ row, when, reserving, ...offer }: WaysProps) {
  const { ticket, sale } = row;
  const { t } = useTranslation();
  if (isClosed(sale)) return null;
  const [main] = waysOf(row, { reserving, ...offer }).main;
  if (main) return <TicketLink button={main} ticket={ticket} when={when} />;
  const isWithoutTicket = ticket.status === 'FREE' && reserving === 'beside';
  if (isWithoutTicket) return <p className={styles['come']}>{t('show.buy.justCome')}</p>;
  return sale === 'open' ? null : <Button disabled>{t(`show.tickets.${sale}`)}</Button>;
}

/** TKT-02, TKT-03, TKT-06: the other ways to a ticket, the date for a calendar, and its notes: folded. */
export function OtherWays({ icsHref, row, when, reserving, ...offer }: WaysProps) {
  const { ticket, sale } = row;
  const { t } = useTranslation();
  const { others } = waysOf(row, { reserving, ...offer });
  // A member with a seat needs no other.
  const sells = others.length > 0 && reserving !== 'reserved';
  const notes = notesOf(ticket);
  if (isClosed(sale) && notes.length === 0) return null;
  return (
    <Others says={t(sells ? 'show.tickets.otherWays' : 'show.tickets.more')} when={when}>
      {others.map((button) => (
        <TicketLink key={`${button.title} ${button.url}`} button={button} ticket={ticket} when={when} />
      ))}
      {!isClosed(sale) && (
        <a className={styles['calendar']} href={icsHref(ticket.id)}>
          <Icon name="calendar" />
          <span>
            {t('show.tickets.calendar')}
            <span className="visually-hidden"> {when}</span>
          </span>
        </a>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </Others>
  );
}

/** Unfolds at a press, with or without scripts. */
function Others({ says, when, children }: { says: string; when: string; children: ReactNode }) {
  return (
    <details className={styles['others']}>
      <summary>
        {says}
        <span className="visually-hidden"> {when}</span>
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
