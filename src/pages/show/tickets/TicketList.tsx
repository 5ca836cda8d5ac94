import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { ticketListMachine } from '#machines/ticketList/ticketList.machine.ts';
import { settings } from '#machines/settings.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { Button } from '#src/components/Button.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { cities } from '#contract/programme/ticket.ts';
import { TicketRow, type RowParts } from './TicketRow.tsx';
import { ticketRows, type Row } from './ticketRows.ts';
import styles from './TicketList.module.css';

interface TicketListProps extends RowParts {
  tickets: readonly Ticket[];
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
}

const stateOf = (state: SnapshotFrom<typeof ticketListMachine>) => state;

/** SHW-13, SHW-14: the dates, five and five more, of every city or of one. All are there where no script runs. */
export function TicketList({ tickets, now, ...parts }: TicketListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const actor = useActorRef(ticketListMachine);
  const { value, context } = useSelector(actor, stateOf);
  const { visible, city } = context;
  const every = ticketRows(tickets, now);
  const rows = value === 'everyCity' ? every : every.filter((row) => row.city === city);
  const total = rows.length;
  const showMore = () => {
    flushSync(() => actor.send({ type: 'more.pressed', total }));
    const revealed = list.current?.children[visible];
    if (revealed instanceof HTMLElement) revealed.focus();
  };
  return (
    <div className={styles['list']} data-scope="ticketList" data-state={value}>
      <CityFilter
        names={cities(tickets)}
        city={city}
        onChosen={(name) => actor.send({ type: 'city.chosen', city: name })}
      />
      <ol ref={list}>
        {rows.map((row, index) => (
          <TicketRow key={row.ticket.id} row={row} isFolded={index >= visible} parts={parts} />
        ))}
      </ol>
      {total > visible && (
        <Button
          onClick={showMore}
          aria-label={t('show.tickets.allNamed', {
            more: Math.min(settings.ticketList.more, total - visible),
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

interface CityFilterProps {
  names: readonly string[];
  city: string;
  onChosen: (city: string) => void;
}

/** SHW-14: only where there is something to choose. */
function CityFilter({ names, city, onChosen }: CityFilterProps) {
  const { t } = useTranslation();
  const id = useId();
  if (names.length < 2) return null;
  return (
    <p className={styles['filter']}>
      <label htmlFor={id}>{t('show.tickets.city')}</label>
      <select id={id} value={city} onChange={(event) => onChosen(event.target.value)}>
        <option value="">{t('show.tickets.everyCity')}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </p>
  );
}

/** Whose clock the times are told by: only where one is told by its venue's (CAL-35). */
function ZoneNote({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const zones = rows.filter(({ when }) => when.rule === 'venue').map(({ when }) => format.zone(when.zone));
  const names = [...new Set(zones)];
  if (names.length === 0) return null;
  return (
    <p className={styles['zone']}>
      {t('show.zone.note')} {t('show.zone.name', { count: names.length, zones: format.list(names) })}
    </p>
  );
}
