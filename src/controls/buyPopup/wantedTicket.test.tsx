import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useBuyPopup, type BuyPopupControl } from './useBuyPopup.ts';

/** The popup of a browser that opens tabs or blocks them, after the ticket alone was wanted. */
const afterWanting = (tab: object | null, lang: Language = 'en') => {
  vi.stubGlobal('window', { open: () => tab });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const drawn: BuyPopupControl[] = [];
  function Popup() {
    drawn.push(useBuyPopup({ ticketUrl: 'https://tickets.example/1', passUrl: '/en/passes' }));
    return null;
  }
  renderScreen(<Popup />, { lang });
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

test.each([
  ['fr', 'On vous dirige vers tickets.example…'],
  ['en', 'You are being directed to tickets.example…'],
] as const)('BUY-05: the tab says whose page comes, while it is empty (%s)', (lang, says) => {
  const tab = { document: { title: '', body: { textContent: '' } } };
  afterWanting(tab, lang);
  expect([tab.document.title, tab.document.body.textContent]).toEqual([says, says]);
});

test('BUY-06: with the page goes the tab that waits for it', async () => {
  openWindow();
  let closed = 0;
  Object.assign(window, { open: () => ({ document: { body: {} }, close: () => (closed += 1) }) });
  const drawn: BuyPopupControl[] = [];
  function Popup() {
    drawn.push(useBuyPopup({ ticketUrl: 'https://tickets.example/1', passUrl: '/en/passes' }));
    return null;
  }
  const { leave } = await renderLive(<Popup />);
  await act(async () => {
    for (const { actor, wantTicket } of drawn.slice(-1)) {
      actor.send({ type: 'popup.opened', isMember: false });
      actor.send({ type: 'pass.missing' });
      wantTicket();
    }
  });
  expect(closed).toBe(0);
  await leave();
  expect(closed).toBe(1);
});
