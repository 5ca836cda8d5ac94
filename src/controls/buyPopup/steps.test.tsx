import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import en from '#locales/en/buyPopup.json' with { type: 'json' };
import fr from '#locales/fr/buyPopup.json' with { type: 'json' };
import { steps } from './steps.tsx';

type StepName = Exclude<keyof typeof steps, 'closed'>;

const draw = (state: StepName, places: { ticketUrl?: string; passUrl?: string } = {}): string => {
  const Step = steps[state];
  return renderScreen(
    <Step
      send={() => {}}
      wantTicket={() => {}}
      ticketUrl={places.ticketUrl ?? 'https://tickets.example/1'}
      passUrl={places.passUrl ?? '/en/choose-your-pass'}
      loginHref="/en/login?return=%2Fen%2Fshows%2Fx"
      datesHref="#buyTickets"
    />,
  );
};

describe('what a press says', () => {
  const told = (state: StepName, name: string, ticketUrl = 'https://tickets.example/1') => {
    const Step = steps[state];
    const said: unknown[] = [];
    renderScreen(
      <Step
        send={(event) => said.push(event)}
        wantTicket={() => said.push('the ticket')}
        ticketUrl={ticketUrl}
        passUrl="/en/choose-your-pass"
        loginHref="/en/login"
        datesHref="#buyTickets"
      />,
      { presses: [name] },
    );
    return said;
  };

  test.each([
    ['BUY-01', 'askingPass', 'Yes, I have one', [{ type: 'pass.owned' }]],
    ['BUY-01', 'askingPass', 'No, not yet', [{ type: 'pass.missing' }]],
    ['BUY-03', 'offeringPass', 'Yes, show me the passes', [{ type: 'pass.wanted' }]],
    ['BUY-03', 'offeringPass', 'No, just the ticket', ['the ticket']],
    ['BUY-02', 'usingCredits', en.credits.link, [{ type: 'popup.dismissed' }]],
  ] as const)('%s: in %s a press on "%s"', (_line, state, name, said) => {
    expect(told(state, name)).toEqual(said);
  });

  test('SHW-10: the way to the dates of the page closes the popup', () => {
    expect(told('offeringPass', 'No, just the ticket', '#buyTickets')).toEqual([{ type: 'popup.dismissed' }]);
  });
});

describe('what the popup says', () => {
  test.each([
    ['en', en, 'You are being directed to tickets.example…'],
    ['fr', fr, 'On vous dirige vers tickets.example…'],
  ] as const)('BUY-01 (%s): each step says its own', (lang, texts, opening) => {
    const { hasPass, login, credits, offer, leaving, ticket, host, newWindow } = texts;
    const told = Object.entries(steps).map(([state, Step]) => [
      state,
      Step === null
        ? null
        : textOf(
            renderScreen(
              <Step
                send={() => {}}
                wantTicket={() => {}}
                ticketUrl="https://tickets.example/1"
                passUrl="https://passes.example/1"
                loginHref="/login"
                datesHref="#dates"
              />,
              { lang },
            ),
          ),
    ]);
    const pass = `${leaving.link} ${host.replace('{{host}}', 'passes.example')}`;
    const page = `${ticket.link} ${host.replace('{{host}}', 'tickets.example')} ${newWindow}`;
    expect(Object.fromEntries(told)).toEqual({
      closed: null,
      askingPass: textOf(`${hasPass.question} ${hasPass.yes} ${hasPass.no}`),
      promptingLogin: textOf(`${login.text} ${login.link}`),
      usingCredits: textOf(`${credits.text} ${credits.link}`),
      offeringPass: textOf(`${offer.question} ${offer.text} ${offer.yes} ${offer.no}`),
      leaving: textOf(`${leaving.text} ${pass}`),
      left: textOf(`${leaving.left} ${pass}`),
      openingTicket: textOf(`${opening} ${page}`),
      ticketOpened: textOf(`${ticket.opened} ${page}`),
      ticketBlocked: textOf(`${ticket.blocked} ${page}`),
    });
  });

  test("BUY-01: 'do you already have a pass?'", () => {
    expect(textOf(draw('askingPass'))).toBe('do you already have a pass? Yes, I have one No, not yet');
  });

  test('BUY-02: the login leads back to the show', () => {
    expect(valuesOf(draw('promptingLogin'), 'href')).toEqual(['/en/login?return=%2Fen%2Fshows%2Fx']);
  });

  test('BUY-02: a member is shown the dates', () => {
    expect(valuesOf(draw('usingCredits'), 'href')).toEqual(['#buyTickets']);
  });

  test('BUY-03: a pass is offered, or the ticket alone', () => {
    expect(textOf(draw('offeringPass'))).toContain('Yes, show me the passes No, just the ticket');
  });

  test('SHW-10: where each date has its own address, the ticket alone is chosen among the dates', () => {
    expect(valuesOf(draw('offeringPass', { ticketUrl: '#buyTickets' }), 'href')).toEqual(['#buyTickets']);
  });

  test.each(['leaving', 'left'] as const)('BUY-04: %s has the plain link to the passes', (state) => {
    expect(valuesOf(draw(state), 'href')).toEqual(['/en/choose-your-pass']);
    expect(textOf(draw(state, { passUrl: 'https://pass.example/all' }))).toContain('on pass.example');
  });

  test.each([
    ['https://www.ticketmaster.ca/event/1', 'You are being directed to TicketMaster…'],
    ['https://ticketmaster.com/1', 'You are being directed to TicketMaster…'],
    ['https://tickets.example/1', 'You are being directed to tickets.example…'],
    ['https://notticketmaster.com/1', 'You are being directed to notticketmaster.com…'],
  ])("BUY-05: 'directed to TicketMaster', or whoever else sells at %s", (ticketUrl, says) => {
    expect(partsOf(draw('openingTicket', { ticketUrl }), 'p').map(textOf)).toEqual([says]);
    expect(draw('openingTicket', { ticketUrl })).toContain('role="status"');
  });

  test('BUY-05: where this site sells the ticket, no tab is opened: a plain link leads there', () => {
    const html = draw('offeringPass', { ticketUrl: '/en/box-office/12' });
    expect(partsOf(html, 'a').map((link) => [textOf(link), ...valuesOf(link, 'href')])).toEqual([
      ['No, just the ticket', '/en/box-office/12'],
    ]);
    expect(html).not.toContain('target=');
  });

  test.each(['openingTicket', 'ticketOpened', 'ticketBlocked'] as const)(
    'BUY-05: %s shows the plain link, its host, and that it opens a window',
    (state) => {
      const html = draw(state);
      expect(html).toContain('href="https://tickets.example/1" target="_blank" rel="noopener noreferrer"');
      expect(textOf(html)).toContain('Open the ticket page on tickets.example (new window)');
    },
  );
});
