import { useTranslation } from 'react-i18next';
import type { Ticket } from '#contract/wire/ticket.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { ticketButtons, type TicketButton } from '#contract/programme/ticket.ts';
import { linkTo, NewWindow } from '../NewWindow.tsx';
import { isClosed, type Row } from './ticketRows.ts';

interface TicketButtonsProps {
  row: Row;
  /** The date, in words: tells buttons of the same name apart. */
  when: string;
  isToronto: boolean;
  hidesPass: boolean;
}

/** TKT-02, TKT-06: what a date sells, or that it sells nothing any more; of one that is over or off, nothing. */
export function TicketButtons({ row: { ticket, sale }, when, isToronto, hidesPass }: TicketButtonsProps) {
  const { t } = useTranslation();
  const titleOf = useTitles(ticket);
  if (isClosed(sale)) return null;
  if (sale !== 'open') return <Button disabled>{t(`show.tickets.${sale}`)}</Button>;
  return ticketButtons(ticket, { isToronto, hidesPass }).map((button) => {
    const title = titleOf(button);
    return (
      <LinkButton
        key={`${button.title} ${button.url}`}
        look={button.sells === 'ticket' ? 'primary' : 'dark'}
        {...linkTo(button.url)}
      >
        <span>
          {title}
          <span className="visually-hidden"> {when}</span>
          <NewWindow href={button.url} />
        </span>
      </LinkButton>
    );
  });
}

/** The words of the wire are English; those that we know are said in the page's language. */
const useTitles = ({ status }: Ticket) => {
  const { t } = useTranslation();
  return ({ title, sells }: TicketButton): string => {
    const known: Readonly<Record<string, string>> = {
      '': t(
        sells === 'pass' ? 'show.buy.pass' : status === 'FREE' ? 'show.buy.getTicket' : 'show.buy.ticket',
      ),
      'BUY TICKET': t('show.buy.ticket'),
      'GET TICKET': t('show.buy.getTicket'),
      'BUY PASS': t('show.buy.pass'),
    };
    return known[title.toUpperCase()] ?? title;
  };
};
