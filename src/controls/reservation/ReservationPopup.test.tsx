import { describe, expect, test } from 'vitest';
import { begin } from '#machines/reservation/attempt.ts';
import { settings } from '#machines/settings.ts';
import { at, buttonsOf, drawPopup, free, readPopup, reserved, states } from './testing/draw.tsx';

const attempt = (kind: 'reserve' | 'cancel', checks: number) => ({
  attempt: { ...begin({ kind, key: 'k1' }, null), checks },
});
/** The buttons of a popup, without its close button. */
const offers = (...snapshot: Parameters<typeof at>): string[] =>
  buttonsOf(drawPopup(at(...snapshot))).slice(1);

test('LAY-30: a popup stands over these states and no others', () => {
  expect(states.filter((state) => drawPopup(at(state, reserved)) !== '')).toEqual([
    'deciding.confirming',
    'deciding.cancelRefused',
    'working.cancelling',
    'doubtful.reconciling',
    'doubtful.unsettled',
    'doubtful.unanswered',
    'told.succeeded',
    'told.refused',
    'told.cancelled',
    'told.confused',
  ]);
});

test('RES-20: while it is being cancelled, nothing in its popup can be pressed, the cross neither', () => {
  const buttons = (state: 'deciding.confirming' | 'working.cancelling') =>
    buttonsOf(drawPopup(at(state, reserved))).map((name) => name.startsWith('('));
  expect([buttons('deciding.confirming'), buttons('working.cancelling')]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});

describe('D6: while nobody knows what came of it', () => {
  const all = settings.reservation.reconcilePauses.length;
  const waiting = 'We will check again by ourselves in a few seconds.';
  const statusOf = (html: string): string => /<p role="status">([^<]*)</.exec(html)?.[1] ?? 'none';

  test('D6: between two checks it says that it looks again by itself, and can be asked to look at once', () => {
    const between = attempt('reserve', 1);
    expect([
      statusOf(drawPopup(at('doubtful.unsettled', free, between))),
      offers('doubtful.unsettled', free, between),
    ]).toEqual([waiting, ['Close', 'Check now']]);
  });

  test.each([
    [
      'en',
      'reserve',
      'oops... an error has occured Impro totale, 16 July, 7:30 pm No answer came, so we do not know whether your show is reserved. A credit is never used twice. Try again later Close Check now',
    ],
    [
      'en',
      'cancel',
      'oops... an error has occured Impro totale, 16 July, 7:30 pm No answer came, so we do not know whether your reservation is cancelled. Try again later Close Check now',
    ],
    [
      'fr',
      'reserve',
      'Oups, une erreur s’est produite Impro totale, 16 July, 7:30 pm Aucune réponse n’est arrivée : on ne sait pas si votre spectacle est réservé. Un crédit n’est jamais utilisé deux fois. Réessayez plus tard Fermer Vérifier maintenant',
    ],
    [
      'fr',
      'cancel',
      'Oups, une erreur s’est produite Impro totale, 16 July, 7:30 pm Aucune réponse n’est arrivée : on ne sait pas si votre réservation est annulée. Réessayez plus tard Fermer Vérifier maintenant',
    ],
  ] as const)(
    'RES-19: after the last check it is an error, and can still be asked to look (%s, %s)',
    (lang, kind, says) => {
      const words = readPopup(at('doubtful.unanswered', free, attempt(kind, all)), lang);
      expect(words).toBe(says);
    },
  );

  test.each([0, all])(
    'D6: while it looks (%d checks before) it says so, and is not asked twice',
    (checks) => {
      const asking = at('doubtful.reconciling', free, attempt('reserve', checks));
      expect([
        statusOf(drawPopup(asking)),
        offers('doubtful.reconciling', free, attempt('reserve', checks)),
      ]).toEqual(['Checking…', ['Close', '(Check now)']]);
    },
  );

  test.each(['doubtful.reconciling', 'doubtful.unsettled'] as const)(
    'D6: %s: it says which of the two it was',
    (state) => {
      expect(readPopup(at(state, free, attempt('reserve', 0)))).toContain('whether your show is reserved;');
      expect(readPopup(at(state, reserved, attempt('cancel', 0)))).toContain(
        'whether your reservation is cancelled.',
      );
    },
  );
});

describe('cancelling', () => {
  const words = (...snapshot: Parameters<typeof at>): string =>
    /role="status"[^>]*>(.*?)<\/div>/s.exec(drawPopup(at(...snapshot)))?.[1]?.replace(/<[^>]*>/g, '') ?? '';

  test('RES-20: at first nothing has happened, and both ways are open', () => {
    expect([words('deciding.confirming', reserved), offers('deciding.confirming', reserved)]).toEqual([
      '',
      ['Keep Reservation', 'Cancel Reservation'],
    ]);
  });

  test('RES-22: while it is done it says so, and neither can be pressed', () => {
    expect([words('working.cancelling', reserved), offers('working.cancelling', reserved)]).toEqual([
      'Cancelling…',
      ['(Keep Reservation)', '(Cancel Reservation)'],
    ]);
  });

  test('RES-22: confirmed again meanwhile, it says that alone', () => {
    expect(words('working.cancelling', reserved, { isConfused: true })).toBe(
      'Opps, something went wrong! The cancellation is still on its way.',
    );
  });

  test.each([
    ['closed', 'Reservations can no longer be changed: your show is still reserved.'],
    ['past', 'Reservations can no longer be changed: your show is still reserved.'],
    ['other', 'The cancellation did not go through: your show is still reserved. Try again, or keep it.'],
  ] as const)('RES-23: refused because it is %s', (refusal, says) => {
    expect([
      words('deciding.cancelRefused', reserved, { refusal }),
      offers('deciding.cancelRefused', reserved),
    ]).toEqual([says, ['Keep Reservation', 'Cancel Reservation']]);
  });
});

test('RES-22: a reservation without a number says that something went wrong, and offers nothing but to close', () => {
  const confused = { ...reserved, reservationId: null };
  expect([readPopup(at('told.confused', confused)), offers('told.confused', confused)]).toEqual([
    'Opps, something went wrong! Impro totale, 16 July, 7:30 pm Reload the page, then try again. Close',
    ['Close'],
  ]);
});

test.each(['en', 'fr'] as const)('RES-18: what is reserved is found in the profile, in %s', (lang) => {
  expect(drawPopup(at('told.succeeded', reserved), lang)).toContain(`href="/${lang}/profile"`);
});

test('RES-19: a refusal without a reason says that nothing was lost', () => {
  expect(readPopup(at('told.refused', free, { refusal: null }))).toContain(
    'Nothing was reserved and no credit was used.',
  );
});

test.each([
  ['cancelled', 'This show has been cancelled.'],
  ['sold-out', 'The last seat just went.'],
  ['closed', 'Reservations close 2 h before the show.'],
  ['past', 'This show has already started.'],
  ['no-credit', 'You have no credit left.'],
  ['already-reserved', 'You have already reserved this show.'],
] as const)('RES-19: a refusal because of "%s" says why', (refusal, says) => {
  expect(readPopup(at('told.refused', free, { refusal }))).toContain(
    `Impro totale, 16 July, 7:30 pm ${says} Try again later`,
  );
});
