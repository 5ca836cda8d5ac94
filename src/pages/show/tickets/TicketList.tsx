import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { settings } from '#machines/settings.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { early } from '#src/browser/earlyPress.ts';
import { Button } from '#src/components/Button.tsx';
import { CityFilter } from '#src/components/cards/CityFilter.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { cities } from '#contract/programme/shows/ticket.ts';
import { TicketRow, type RowParts } from './TicketRow.tsx';
import { ticketRows, type Row } from './ticketRows.ts';
import styles from './TicketList.module.css';

interface TicketListProps extends RowParts {
  tickets: readonly Ticket[];
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
}

/** The visitor's choice: the city ('' is every city), and the number of dates. */
interface Asked {
  city: string;
  visible: number;
}

const { first, more } = settings.ticketList;

/** SHW-13, SHW-14: the dates, five and five more, of every city or of one. Without scripts all are shown. */
export function TicketList({ tickets, now, ...parts }: TicketListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const names = cities(tickets);
  const [{ visible, ...asked }, ask] = useState<Asked>({ city: '', visible: first });
  // Its dates may go while the page is open.
  const city = names.includes(asked.city) ? asked.city : '';
  const every = ticketRows(tickets, now, parts.renderReservation !== null);
  const rows = city === '' ? every : every.filter((row) => row.city === city);
  const total = rows.length;
  const showMore = () => {
    flushSync(() => ask({ city, visible: visible + more }));
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[visible]?.focus();
  };
  return (
    <div className={styles['list']}>
      <CityFilter
        label={t('show.tickets.city')}
        every={t('show.tickets.everyCity')}
        cities={names}
        city={city}
        onChosen={(name) => ask({ city: name, visible: first })}
      />
      <ol ref={list} data-more={total > visible ? `+${total - visible}` : undefined}>
        {rows.map((row, index) => (
          <TicketRow key={row.ticket.id} row={row} isFolded={index >= visible} parts={parts} />
        ))}
      </ol>
      {total > visible && (
        <Button
          onClick={showMore}
          {...early}
          aria-label={t('show.tickets.allNamed', {
            more: Math.min(more, total - visible),
            total,
          })}
        >
          {t('show.tickets.all')}
        </Button>
      )}
      <ZoneNote rows={rows.slice(0, visible)} />
    </div>
  );
}

/** The clock of the times: only if one uses its venue's (CAL-35). */
function ZoneNote({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const told = rows.filter(({ when }) => when.rule === 'venue');
  const names = format.zones(told.map(({ when, city }) => ({ ...when.zone, city })));
  if (names.length === 0) return null;
  return (
    <p className={styles['zone']}>
      {t('show.zone.note')} {t('show.zone.name', { count: names.length, zones: format.list(names) })}
    </p>
  );
}
