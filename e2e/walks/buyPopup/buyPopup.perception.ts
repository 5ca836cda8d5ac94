import type { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { filled, type SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup } from '../perception/popup.ts';

type Step = (text: SiteWords['buyPopup']) => Perceived;

/** Every step is in the same dialog, which can be closed. */
const step =
  (show: Step) =>
  ({ text }: Told<unknown>): Perceived => {
    const { controls, ...rest } = show(text.buyPopup);
    return { ...rest, controls: popup(text, text.buyPopup.title, controls) };
  };

/** A word on what happens, and a plain link there (BUY-05). */
const way = (says: string, link: string): Perceived => ({
  controls: [control('link', link)],
  statuses: [says],
});

/** The host is named before one goes there. */
const ticketLink = ({ ticket, host, newWindow }: SiteWords['buyPopup']): string =>
  `${ticket.link} ${filled(host, { host: 'www.ticketmaster.ca' })} ${newWindow}`;

/** BUY-01…BUY-06 */
export const buyPopupPerception: Perception<typeof buyPopupMachine> = {
  part: (root) => root.page().getByRole('dialog'),
  withLinks: true,
  states: {
    closed: () => ({}),
    askingPass: (told) => ({
      ...step(({ hasPass }) => ({
        controls: [control('button', hasPass.yes), control('button', hasPass.no)],
      }))(told),
      focus: told.text.layout.popup.close,
    }),
    usingCredits: step(({ credits }) => ({ controls: [control('link', credits.link)] })),
    promptingLogin: step(({ login }) => ({ controls: [control('link', login.link)] })),
    offeringPass: step(({ offer }) => ({
      controls: [control('button', offer.yes), control('button', offer.no)],
    })),
    leaving: step(({ leaving }) => way(leaving.text, leaving.link)),
    left: step(({ leaving }) => way(leaving.left, leaving.link)),
    openingTicket: step((text) =>
      way(filled(text.ticket.opening, { seller: 'TicketMaster' }), ticketLink(text)),
    ),
    ticketOpened: step((text) => way(text.ticket.opened, ticketLink(text))),
    ticketBlocked: step((text) => way(text.ticket.blocked, ticketLink(text))),
  },
};
