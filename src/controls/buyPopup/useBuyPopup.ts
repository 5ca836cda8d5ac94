import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from 'xstate';
import { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { tellAct } from '#src/analytics/visitEvent.ts';
import { sellerOf } from './hostOf.ts';
import { openWaitingTab, type WaitingTab } from './waitingTab.ts';

interface BuyPopupPlaces {
  /** The seller of the ticket alone; only http(s) opens a tab. */
  ticketUrl: string;
  /** The seller of passes: a path of this site, or http(s). */
  passUrl: string;
}

/** The popup's actor, and a press that must happen in a click: it opens a tab. */
export interface BuyPopupControl {
  actor: Actor<typeof buyPopupMachine>;
  wantTicket: () => void;
}

/** Goes to what is due, closes a tab that waits with the popup (BUY-06). Returns a function that ends it. */
export const heedPopup = (
  actor: Pick<Actor<typeof buyPopupMachine>, 'on'>,
  { ticketUrl, passUrl }: BuyPopupPlaces,
  tab: { current: WaitingTab | null },
): (() => void) => {
  const giveUp = () => {
    tab.current?.close();
    tab.current = null;
  };
  const told = [
    actor.on('passDue', () => location.assign(passUrl)),
    actor.on('ticketDue', () => {
      tellAct('tickets.opened');
      tab.current?.show(ticketUrl);
      tab.current = null;
    }),
    actor.on('dismissed', giveUp),
  ];
  return () => {
    giveUp();
    for (const each of told) each.unsubscribe();
  };
};

/** The `buyPopup` machine in a browser. */
export const useBuyPopup = ({ ticketUrl, passUrl }: BuyPopupPlaces): BuyPopupControl => {
  const { t } = useTranslation();
  const actor = useActorRef(buyPopupMachine);
  const tab = useRef<WaitingTab | null>(null);
  useEffect(() => heedPopup(actor, { ticketUrl, passUrl }, tab), [actor, ticketUrl, passUrl]);
  const wantTicket = () => {
    tab.current = openWaitingTab(window, t('buyPopup.ticket.opening', { seller: sellerOf(ticketUrl) }));
    actor.send({ type: 'ticket.wanted', hasTab: tab.current !== null });
  };
  return { actor, wantTicket };
};
