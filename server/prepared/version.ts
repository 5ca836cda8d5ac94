import type { Log } from '../log.ts';
import { reasonOf } from '../log.ts';
import { preparedLimits } from './limits.ts';

/** Knows which version of the data this process serves. */
export interface VersionWatch {
  /** Whether the last look is recent enough to serve without another. */
  isFresh: () => boolean;
  /** The version, looked at now unless that was done within the last second. One look serves all who wait. */
  look: () => Promise<number>;
  /** Calls `listener` after each change of the version. */
  onChange: (listener: () => void) => void;
}

interface VersionSource {
  read: () => Promise<number>;
  log: Log;
  /** Milliseconds that only grow. */
  elapsed?: () => number;
}

/** Watches a version by asking when it is needed, once a second at most. */
export const watchVersion = ({
  read,
  log,
  elapsed = () => performance.now(),
}: VersionSource): VersionWatch => {
  const listeners: (() => void)[] = [];
  let current: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<number> | null = null;
  const isFresh = (): boolean => current !== null && elapsed() - lookedAt < preparedLimits.versionLookEvery;

  const settle = (version: number, startedAt: number): number => {
    const hasChanged = current !== null && current !== version;
    current = version;
    lookedAt = startedAt;
    if (hasChanged) for (const listener of listeners) listener();
    return version;
  };
  /** While the database is away, what was prepared goes on being served. */
  const readOrKeep = async (startedAt: number): Promise<number> => {
    try {
      return settle(await read(), startedAt);
    } catch (caught) {
      if (current === null) throw caught;
      log.warn('version.unknown', { reason: reasonOf(caught) });
      return settle(current, startedAt);
    }
  };
  return {
    isFresh,
    look: () => {
      if (current !== null && isFresh()) return Promise.resolve(current);
      pending ??= readOrKeep(elapsed()).finally(() => {
        pending = null;
      });
      return pending;
    },
    onChange: (listener) => listeners.push(listener),
  };
};

/** For what never changes while the process lives. */
export const fixedVersion: VersionWatch = {
  isFresh: () => true,
  look: () => Promise.resolve(0),
  onChange: () => undefined,
};
