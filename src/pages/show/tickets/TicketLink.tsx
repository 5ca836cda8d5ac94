import { useTranslation } from 'react-i18next';
import type { TicketButton } from '#contract/programme/shows/ticket.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { linkTo, NewWindow } from '../NewWindow.tsx';

interface TicketLinkProps {
  button: TicketButton;
  ticket: Pick<Ticket, 'status'>;
  /** The date, in words: distinguishes buttons of the same name. */
  when: string;
}

/** TKT-02, TKT-06: a link to the sale of a date. */
export function TicketLink({ button, ticket, when }: TicketLinkProps) {
  const { url, sells } = button;
  const title = useTitle(ticket)(button);
  return (
    <LinkButton look={sells === 'ticket' ? 'primary' : 'dark'} {...linkTo(url)}>
      <span>
        {title}
        <span className="visually-hidden"> {when}</span>
        <NewWindow href={url} />
      </span>
    </LinkButton>
  );
}

/** The words of the wire are English; known ones are translated. Nobody buys what is free. */
const useTitle = ({ status }: Pick<Ticket, 'status'>) => {
  const { t } = useTranslation();
  return ({ title, sells }: TicketButton): string => {
    const ticket = t(status === 'FREE' ? 'show.buy.free' : 'show.buy.ticket');
    const known: Readonly<Record<string, string>> = {
      '': sells === 'pass' ? t('show.buy.pass') : ticket,
      'BUY TICKET': ticket,
      'GET TICKET': status === 'FREE' ? ticket : t('show.buy.getTicket'),
      'BUY VIP': t('show.buy.vip'),
      'BUY PASS': t('show.buy.pass'),
    };
    return known[title.toUpperCase()] ?? title;
  };
};
