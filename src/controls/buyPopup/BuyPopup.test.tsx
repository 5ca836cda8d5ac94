import { act } from 'react';
import { createActor } from 'xstate';
import { expect, onTestFinished, test } from 'vitest';
import { buyPopupMachine, type BuyPopupEvent } from '#machines/buyPopup/buyPopup.machine.ts';
import { partsOf, plainHtml, textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { BuyPopup } from './BuyPopup.tsx';

const after = (events: readonly BuyPopupEvent[], presses: readonly string[] = []) => {
  const actor = createActor(buyPopupMachine).start();
  for (const event of events) actor.send(event);
  const html = renderScreen(
    <BuyPopup
      control={{ actor, wantTicket: () => {} }}
      ticketUrl="https://tickets.example/1"
      passUrl="/en/choose-your-pass"
      loginHref="/en/login"
      datesHref="#buyTickets"
    />,
    { presses },
  );
  const state = actor.getSnapshot().value;
  actor.stop();
  return { html: plainHtml(html), state };
};

test('BUY-06: a closed popup is not there', () => {
  expect(after([]).html).toBe('<div data-scope="buyPopup" data-state="closed" hidden=""></div>');
});

test('BUY-01: an open one is a named dialog that begins with its question, at which the focus can be', () => {
  const { html } = after([{ type: 'popup.opened', isMember: false }]);
  expect(html).toMatch(
    /^<div data-scope="buyPopup" data-state="askingPass"><dialog data-placement="sheet" aria-labelledby="/,
  );
  expect(partsOf(html, 'h2').map(textOf)).toEqual(['BUY NOW']);
  expect(html).toContain('<div tabindex="-1"><p>do you already have a pass?</p>');
});

test('BUY-06: its close button closes it', () => {
  expect(after([{ type: 'popup.opened', isMember: false }], ['Close']).state).toBe('closed');
});

test('BUY-01: each step has the focus, as the pressed button is gone', async () => {
  const actor = createActor(buyPopupMachine).start();
  onTestFinished(() => void actor.stop());
  const { html } = await renderLive(
    <BuyPopup
      control={{ actor, wantTicket: () => {} }}
      ticketUrl="https://tickets.example/1"
      passUrl="/en/choose-your-pass"
      loginHref="/en/login"
      datesHref="#buyTickets"
    />,
  );
  const after = async (event: BuyPopupEvent) => {
    document.querySelector<HTMLElement>('[tabindex] button')?.focus();
    await act(async () => actor.send(event));
    const step = document.activeElement;
    return [step?.tagName, step?.querySelector('p')?.textContent];
  };
  expect(await after({ type: 'popup.opened', isMember: false })).toEqual([
    'DIV',
    'do you already have a pass?',
  ]);
  expect((await after({ type: 'pass.missing' }))[0]).toBe('DIV');
  await after({ type: 'popup.dismissed' });
  expect(html()).toBe('<div data-scope="buyPopup" data-state="closed" hidden=""></div>');
});
