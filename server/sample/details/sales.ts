import { boxOffice } from '#server/store/shows/boxOffice.ts';
import type { ShowDetails } from '#server/store/shows/showDetails.ts';
import { torontoFestival } from '../festival.ts';
import { passes } from '../pages/passes.ts';
import type { ShowRecord } from '../types.ts';

type Sales = Pick<ShowDetails, 'upsell' | 'buttons' | 'hidesTickets'>;
type Upsell = NonNullable<ShowDetails['upsell']>;

/** What the buy box sells (SHW-11), and whether its ticket button asks first (SHW-10). */
type Box = 'askingWithPass' | 'asking' | 'directWithPass' | 'direct' | 'nothing';

const passUrl = { fr: `/fr/${passes.path.fr}`, en: `/en/${passes.path.en}` };
const passText = { fr: 'Acheter un passe', en: 'Buy a pass' };
const ticketText = { fr: 'Acheter un billet', en: 'Buy a ticket' };
const withPass = { passText, passUrl };

/** Series of Toronto and types of the house, by what their shows sell. */
const boxes: Readonly<Record<string, Box>> = {
  headliners: 'askingWithPass',
  the42: 'askingWithPass',
  comedycon: 'directWithPass',
  outdoors: 'direct',
  street: 'nothing',
  gala: 'directWithPass',
  cabaret: 'directWithPass',
};

const isFree = ({ price }: ShowRecord): boolean => price.max === 0;

const boxOf = (show: ShowRecord): Box =>
  show.kind === 'online' ? 'asking' : (boxes[show.showType] ?? 'direct');

/** Nobody buys what is free: its button has the page's own words. */
const upsellOf = (show: ShowRecord): Upsell => {
  if (isFree(show)) return {};
  const asking = { ticketText, ticketUrl: boxOffice, useModal: true };
  const direct = { ticketText, useModal: false };
  switch (boxOf(show)) {
    case 'askingWithPass':
      return { ...asking, ...withPass };
    case 'asking':
      return asking;
    case 'directWithPass':
      return { ...direct, ...withPass };
    case 'direct':
      return direct;
    case 'nothing':
      return {};
  }
};

const torontoPass = '/en/choose-your-pass';
const vipShows: readonly number[] = [1, 3, 17];

/** The buttons of every date in Toronto (TKT-06): tickets and passes, and some shows have better seats. */
const buttonsOf = (show: ShowRecord): Pick<Sales, 'buttons'> => {
  if (show.belongTo !== torontoFestival || isFree(show)) return {};
  const vip = vipShows.includes(show.id) ? [{ title: 'BUY VIP' }] : [];
  return { buttons: [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: torontoPass }, ...vip] };
};

/** The show whose tickets are at the door only (SHW-12). */
const withoutTickets = 37;

/** What a show of the sample sells. */
export const salesOf = (show: ShowRecord): Sales => ({
  upsell: upsellOf(show),
  ...buttonsOf(show),
  ...(show.id === withoutTickets && { hidesTickets: true }),
});
