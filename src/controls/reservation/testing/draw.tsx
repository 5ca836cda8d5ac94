import { getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { noFacts, type ReservationFacts } from '#machines/reservation/facts.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Language } from '#contract/address/language.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { RenderWays } from '../waysToSeat.ts';
import { reservationPicture, reservationRows, type ReservationState } from '../reservation.picture.ts';
import { ReservationView } from '../ReservationView.tsx';
import { hour } from './sample.ts';

type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;

/** For tests: every state, by its name. */
export const states = Object.keys(reservationRows).filter(
  (state): state is ReservationState => state in reservationRows,
);

/** For tests: a free date, and a reserved one. */
export const free: ReservationFacts = {
  ...noFacts,
  memberData: 'loaded',
  hasIds: true,
  creditLeft: 1,
  toStart: 5 * hour,
};
export const reserved: ReservationFacts = { ...free, isReserved: true, reservationId: 'reservation' };

/** For tests: the machine at rest with these facts. */
export const after = (facts: ReservationFacts): ReservationSnapshot =>
  getInitialSnapshot(reservationMachine, { facts });

/** For tests: the machine in a state, on any way. */
export const at = (
  state: ReservationState,
  facts: ReservationFacts,
  changes: Partial<ReservationSnapshot['context']> = {},
): ReservationSnapshot => {
  const { context } = after(facts);
  const [parent = state, within] = state.split('.');
  const value = within === undefined ? parent : { [parent]: within };
  return reservationMachine.resolveState({ value, context: { ...context, ...changes } });
};

/** For tests: the server's HTML of a control. */
export const draw = (
  snapshot: ReservationSnapshot,
  lang: Language = 'en',
  renderWays: RenderWays | null = null,
): string =>
  renderScreen(
    <ReservationView
      picture={reservationPicture(snapshot)}
      send={() => {}}
      title="Impro totale"
      when="16 July, 7:30 pm"
      renderWays={renderWays}
      loginHref="/en/login?return=%2Fen%2Fshows%2Fimpro"
    />,
    { lang },
  );

/** For tests: the HTML of the popup over it; '' without one. */
export const drawPopup = (snapshot: ReservationSnapshot, lang?: Language): string =>
  /<dialog.*<\/dialog>/s.exec(draw(snapshot, lang))?.[0] ?? '';

/** For tests: the popup's text. */
export const readPopup = (snapshot: ReservationSnapshot, lang?: Language): string =>
  textOf(drawPopup(snapshot, lang));

/** For tests: the names of buttons, disabled ones in brackets. */
export const buttonsOf = (html: string): string[] =>
  (html.match(/<(?:button|a)\b.*?<\/(?:button|a)>/gs) ?? []).map((button) =>
    /^<[^>]*aria-disabled="true"/.test(button) ? `(${textOf(button)})` : textOf(button),
  );
