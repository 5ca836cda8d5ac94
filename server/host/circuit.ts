import type { Clock } from '../clock.ts';
import { hostLimits } from './limits.ts';

type Phase =
  | { name: 'closed' }
  /** Nothing but failures, the first of them at `since`. */
  | { name: 'failing'; failed: ReadonlySet<string>; since: number }
  /** The host rests until then. */
  | { name: 'open'; until: number }
  /** One question is on its way: its answer decides. */
  | { name: 'probing'; until: number };

/** Whether a host may be asked. Times are the clock's, so nothing runs while nobody asks. */
export interface Circuit {
  /** Whether to ask now; of a host that has rested, the first asker finds out for all. */
  take: () => boolean;
  worked: () => void;
  /** @param question names what failed: the same one again says nothing more of the host */
  failed: (question: string) => void;
}

interface CircuitOptions {
  clock: Clock;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Opens after failures of several questions in a row that last for a while: one question may fail again and again, and one
 * page asks several at once, while others are answered. Any answer closes it.
 */
export const createCircuit = ({ clock, onOpen, onClose }: CircuitOptions): Circuit => {
  let phase: Phase = { name: 'closed' };
  const now = (): number => clock.now().epochMilliseconds;
  const isOpen = (): boolean => phase.name === 'open' || phase.name === 'probing';
  const rest = (): void => {
    if (!isOpen()) onOpen();
    phase = { name: 'open', until: now() + hostLimits.rest };
  };
  return {
    take: () => {
      if (phase.name === 'closed' || phase.name === 'failing') return true;
      if (now() < phase.until) return false;
      // Its asker may never tell.
      phase = { name: 'probing', until: now() + hostLimits.timeout };
      return true;
    },
    worked: () => {
      if (isOpen()) onClose();
      phase = { name: 'closed' };
    },
    failed: (question) => {
      if (isOpen()) return rest();
      const before = phase.name === 'failing' ? phase : { failed: [], since: now() };
      const failed = new Set([...before.failed, question]);
      if (failed.size >= hostLimits.failures && now() - before.since >= hostLimits.failingFor) return rest();
      phase = { name: 'failing', failed, since: before.since };
    },
  };
};
