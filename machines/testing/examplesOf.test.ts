import { describe, expectTypeOf, test } from 'vitest';
import { cookieBannerExamples } from '../cookieBanner/cookieBanner.examples.ts';
import type { cookieBannerMachine } from '../cookieBanner/cookieBanner.machine.ts';
import type { wishlistMachine } from '../wishlist/wishlist.machine.ts';
import type { ExamplesOf, PortName } from './examplesOf.ts';
import { readMoreExamples } from '../readMore/readMore.examples.ts';
import type { readMoreMachine } from '../readMore/readMore.machine.ts';

type BannerExamples = ExamplesOf<typeof cookieBannerMachine>;

describe('the examples of a machine are exhaustive by type', () => {
  test('they name its events, both outcomes of its ports and its delays', () => {
    expectTypeOf<keyof BannerExamples>().toEqualTypeOf<
      | 'cookies.accepted'
      | 'cookies.refused'
      | 'xstate.done.actor.recallChoice'
      | 'xstate.error.actor.recallChoice'
      | 'xstate.done.actor.rememberChoice'
      | 'xstate.error.actor.rememberChoice'
      | 'xstate.after.fadeOut'
    >();
  });

  test('a source has no outcome: what it tells are events', () => {
    expectTypeOf<PortName<typeof wishlistMachine>>().toEqualTypeOf<'change' | 'look'>();
    expectTypeOf<keyof ExamplesOf<typeof wishlistMachine>>().toEqualTypeOf<
      | 'facts.changed'
      | 'heart.toggled'
      | 'intent.resumed'
      | 'intent.dropped'
      | 'xstate.done.actor.change'
      | 'xstate.error.actor.change'
      | 'xstate.done.actor.look'
      | 'xstate.error.actor.look'
    >();
  });

  test('control: a missing event, outcome or delay does not compile', () => {
    const { 'content.toggled': toggled, ...withoutEvent } = readMoreExamples;
    const { 'xstate.error.actor.recallChoice': failed, ...withoutOutcome } = cookieBannerExamples;
    const { 'xstate.after.fadeOut': faded, ...withoutDelay } = cookieBannerExamples;
    expectTypeOf(withoutEvent).not.toExtend<ExamplesOf<typeof readMoreMachine>>();
    expectTypeOf(withoutOutcome).not.toExtend<BannerExamples>();
    expectTypeOf(withoutDelay).not.toExtend<BannerExamples>();
    expectTypeOf({ ...withoutEvent, 'content.toggled': toggled }).toExtend<
      ExamplesOf<typeof readMoreMachine>
    >();
    expectTypeOf([failed, faded]).not.toBeAny();
  });
});
