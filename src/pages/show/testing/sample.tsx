import type { Reserving } from '#src/controls/reservation/waysToSeat.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { partsOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { showView } from '#contract/programme/shows/show.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { ShowScreen } from '../ShowScreen.tsx';

/** For tests: 1 June 2027, six weeks before the sample's dates. */
export const now = Date.parse('2027-06-01T12:00:00Z');

/** For tests: a date of the sample at a start. */
export const dateAt = (id: string, start: string, facts: Partial<Ticket> = {}): Ticket => {
  const { date } = ticketOf(id);
  return ticketOf(id, { showstartdate: start, date: { ...date, start }, ...facts });
};

/** For tests: dates on so many days one after the other, from 2 July 2027 on. */
export const datesOf = (count: number, facts: Partial<Ticket> = {}): Ticket[] =>
  Array.from({ length: count }, (_, index) =>
    dateAt(String(index + 1), new Date(Date.UTC(2027, 6, 2 + index, 23, 30)).toISOString(), facts),
  );

const plain = {
  title: 'Les Nuits blanches',
  description: '<p>Trois humoristes et une génératrice.</p>',
  image_url: '/media/posters/12-800.avif',
  show_type: { name: 'gala' },
  categories: [{ name: 'En salle' }, { name: 'Stand-up' }],
  belong_to: { name: 'Chapiteau' },
  date: {
    firstDate: '2027-07-02T23:30:00Z',
    lastDate: '2027-08-04T00:30:00Z',
    timezone_offset: '-0400',
    timezone_offset_end: '-0400',
  },
  location: [{ name: 'Théâtre du Coin', city: 'Montréal', map_url: 'https://map.example/1' }],
};

/** For tests: the view of a show; by default a Montréal gala. */
export const showOf = (attributes: object = {}, theme = 'default') => {
  const view = showView(
    {
      type: 'show',
      id: '12',
      attributes: { ...plain, ...attributes },
      metas: { title: '', description: '', og_image: null, noindex: false },
      computed_page_theme: { name: theme },
      translations: {},
    },
    programmeSettings,
  );
  if (view === null) throw new Error('The sample is no show');
  return view;
};

interface Drawn {
  lang?: Language;
  tickets?: readonly Ticket[] | null;
  /** Milliseconds since the epoch; by default six weeks before the sample's dates. */
  at?: number;
  hidesPass?: boolean;
  hasPopup?: boolean;
  /** This browser has fetched the seats. */
  areSeatsLive?: boolean;
  /** The rank of a reservation among the ways to a seat, for reservable dates. */
  reserving?: Reserving;
  /** Whether dates have hearts and reservations. */
  hasHearts?: boolean;
  canReserve?: boolean;
  /** Whether the festival has credits. */
  hasCredits?: boolean;
  ticketHref?: string;
  /** Pressed elements in order, and their handlers' argument. */
  presses?: readonly string[];
  pressed?: object;
  onRetryTickets?: () => void;
  linkOf?: (show: { id: string; url: string }) => string;
}

/** For tests: the server's HTML of a show's page. */
export const drawShow = (
  show: ReturnType<typeof showOf>,
  {
    lang = 'en',
    tickets = datesOf(1),
    at = now,
    hidesPass = false,
    hasPopup = false,
    areSeatsLive = false,
    reserving = 'beside',
    hasHearts = false,
    canReserve = false,
    hasCredits = true,
    ticketHref = 'https://tickets.example/12',
    presses = [],
    pressed = {},
    onRetryTickets = () => {},
    linkOf = ({ url }) => url,
  }: Drawn = {},
): string =>
  renderScreen(
    <PartsContext value={{ ...allParts, credits: hasCredits }}>
      <ShowScreen
        lang={lang}
        show={show}
        tickets={tickets}
        onRetryTickets={onRetryTickets}
        now={at}
        onBuy={hasPopup ? () => {} : null}
        ticketHref={ticketHref}
        address="https://fest.example/en/nuits-blanches"
        allHref="/en/shows"
        calendarHref="/en/calendar"
        linkOf={linkOf}
        hidesPass={hidesPass}
        areSeatsLive={areSeatsLive}
        icsHref={(id) => `/api/content/en/content/8/programmations/${id}.ics`}
        renderHeart={({ id }, when) =>
          hasHearts ? (
            <i>
              heart {id} of {when}
            </i>
          ) : null
        }
        renderReservation={
          canReserve ? ({ id }, _when, renderWays) => renderWays(reserving, <i>reserve {id} </i>) : null
        }
      />
    </PartsContext>,
    { lang, presses, event: pressed },
  );

/** For tests: the poster of a show's page, and its box. */
export const heroOf = (html: string): string => partsOf(html, 'header')[0] ?? '';
export const boxOf = (html: string): string => partsOf(html, 'aside')[0] ?? '';
