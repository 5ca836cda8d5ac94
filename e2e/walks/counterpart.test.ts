import { describe, expectTypeOf, test } from 'vitest';
import type { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { ChartCounterpart, Visit } from './counterpart.ts';

type Banner = ChartCounterpart<typeof cookieBannerMachine, Visit>;
type Session = ChartCounterpart<typeof sessionMachine, Visit>;

describe('QA: a counterpart is exhaustive by type', () => {
  test('TST-20: it names the events, the ports and the innermost states of its machine', () => {
    expectTypeOf<keyof Banner['events']>().toEqualTypeOf<'cookies.accepted' | 'cookies.refused'>();
    expectTypeOf<keyof Banner['ports']>().toEqualTypeOf<'recallChoice' | 'rememberChoice'>();
    expectTypeOf<keyof NonNullable<Session['perception']>['states']>().toEqualTypeOf<
      | 'anonymous'
      | 'opening'
      | 'signingOut'
      | 'interrupted.inDialog'
      | 'interrupted.elsewhere'
      | 'authenticated.tokens.fresh'
      | 'authenticated.tokens.refreshing'
      | 'authenticated.tokens.waiting'
      | 'authenticated.presence.active'
      | 'authenticated.presence.warning'
    >();
  });

  test('control: a missing event, port or state does not compile', () => {
    type WithoutEvent = Omit<Banner, 'events'> & { events: Omit<Banner['events'], 'cookies.refused'> };
    type WithoutPort = Omit<Banner, 'ports'> & { ports: Omit<Banner['ports'], 'recallChoice'> };
    type WithoutState = Omit<Session, 'perception'> & {
      perception: { states: Omit<NonNullable<Session['perception']>['states'], 'anonymous'> };
    };
    expectTypeOf<WithoutEvent>().not.toExtend<Banner>();
    expectTypeOf<WithoutPort>().not.toExtend<Banner>();
    expectTypeOf<WithoutState>().not.toExtend<Session>();
    expectTypeOf<Omit<Banner, 'events'> & { events: Banner['events'] }>().toExtend<Banner>();
  });
});
