import type { Ticket } from '#contract/wire/ticket.ts';

/** For tests: a date as the contract reads it, a Montréal evening unless told otherwise. */
export const ticketOf = (id: string, facts: Partial<Ticket> = {}): Ticket => ({
  id,
  showstartdate: '2027-07-16T23:30:00Z',
  location: 'Montréal',
  festivalId: '8',
  edition: { id: '2027' },
  venue: {
    name: 'Théâtre du Coin',
    map_url: 'https://map.example/1',
    location: { city: { name: 'Montréal' }, state: { name: 'Québec', abbreviation: 'QC' } },
  },
  price: { min: 25, max: 48.5 },
  status: 'ON_SALE',
  soldout: false,
  sale: true,
  capacity_seats: 220,
  taken_seats: 219,
  date: {
    start: '2027-07-16T23:30:00Z',
    end: null,
    timezone_offset: '-0400',
    timezone: 'America/Toronto',
  },
  tickets: [{ title: 'BUY TICKET', url: 'https://tickets.example/1' }],
  ticketurl: 'https://tickets.example/1',
  passporturl: null,
  buy: '',
  passport: '',
  info: '',
  field_info_text: '',
  field_promo_text: '',
  show: {
    title: 'Les Nuits blanches',
    url: '/fr/spectacles/les-nuits-blanches',
    categories: ['En salle', 'Stand-up'],
    belong_to: { name: 'Chapiteau' },
    language: 'fr',
    type: 'gala',
  },
  ...facts,
});
