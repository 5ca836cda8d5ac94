import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useBuyPopup, type BuyPopupControl } from './useBuyPopup.ts';

/** The popup of a browser that opens tabs or blocks them, after the ticket alone was wanted. */
const afterWanting = (tab: object | null) => {
  vi.stubGlobal('window', { open: () => tab });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const drawn: BuyPopupControl[] = [];
  function Popup() {
    drawn.push(useBuyPopup({ ticketUrl: 'https://tickets.example/1', passUrl: '/en/passes' }));
    return null;
  }
  renderScreen(<Popup />);
  const [control] = drawn;
  if (control === undefined) throw new Error('Nothing was drawn');
  const { actor, wantTicket } = control;
  actor.start();
  actor.send({ type: 'popup.opened', isMember: false });
  actor.send({ type: 'pass.missing' });
  wantTicket();
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
};

test.each([
  ['opens', { document: { body: {} } }, 'openingTicket'],
  ['blocks', null, 'ticketBlocked'],
] as const)('BUY-05: in a browser that %s the tab, the popup says so', (_, tab, state) => {
  expect(afterWanting(tab)).toBe(state);
});
