import type { Locator } from '@playwright/test';
import type { Place } from '#machines/testing/transitionPaths.ts';
import type { Cause } from '#machines/testing/trials.ts';
import { dataState } from '#src/components/dataState.ts';
import { expect } from '../site/test.ts';
import type { AnyCounterpart, Visit } from './counterpart.ts';
import { slowDown } from './browser/slowTime.ts';

/** A step of a walk, for a failed one's report. */
type Report = <T>(says: string, make: () => Promise<T>) => Promise<T>;

/**
 * Walks one path: each event as it happens to people, and after each the state in the DOM and its visible sign.
 * @param leave looks back at the page of a successful walk.
 */
export const walk = async (
  { begin }: AnyCounterpart,
  visit: Visit,
  report: Report,
  leave: (root: Locator) => Promise<unknown>,
): Promise<void> => {
  const { page, path } = visit;
  const hand = await report(path.start.says, () => begin(visit));
  await slowDown(page);
  const look = async (place: Place): Promise<void> => {
    const names = dataState(place.value).split(' ');
    if (!names.every(hand.isSeen)) return;
    await expect(hand.root).toMatchState(place.value);
    await hand.look(names, place);
  };
  const make = (cause: Cause, from: Place): Promise<unknown> => {
    switch (cause.kind) {
      case 'sent':
        return hand.event(cause.event, from);
      case 'done':
        return hand.done(cause.port, cause.output, from);
      case 'failed':
        return hand.failed(cause.port, from);
      case 'elapsed':
        return hand.elapsed(cause.delay, cause.ms, from);
    }
  };
  const takeSteps = async (): Promise<void> => {
    await look(path.start);
    let from: Place = path.start;
    for (const step of path.steps) {
      const before = from;
      await report(step.says, async () => {
        await make(step.cause, before);
        await look(step);
      });
      from = step;
    }
    await leave(hand.root);
  };
  const [walked] = await Promise.allSettled([takeSteps()]);
  await visit.gate.clear();
  const [ended] = await Promise.allSettled([hand.end()]);
  // If both fail, the walk's reason counts.
  for (const result of [walked, ended]) if (result.status === 'rejected') throw result.reason;
};
