import type { unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';
import type { SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface UnavailableValues {
  /** Retry was pressed: the focus stays on it. */
  hasPressed: boolean;
}

/** Whatever it does, it says so, and leads home; it cannot be asked to do what it does. */
const view =
  (state: keyof SiteWords['unavailable']['state'], isAsking = false) =>
  ({ text: { unavailable }, values: { hasPressed } }: Told<UnavailableValues>): Perceived => ({
    controls: [
      control('button', unavailable.retry, ...(isAsking ? ['disabled' as const] : [])),
      control('link', unavailable.link),
    ],
    statuses: [unavailable.state[state]],
    ...(hasPressed && { focus: unavailable.retry }),
  });

/** LDR-08, ERR-02 */
export const unavailablePerception: Perception<typeof unavailableMachine, UnavailableValues> = {
  withLinks: true,
  states: {
    waiting: view('waiting'),
    paused: view('paused'),
    retrying: view('retrying', true),
    offline: view('offline'),
    // Every few seconds would be too often to say.
    probing: view('offline'),
    exhausted: view('exhausted'),
    recovered: null,
  },
};
