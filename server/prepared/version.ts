import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import { preparedLimits } from './limits.ts';

/** Knows the version of the data that this process serves. */
export interface VersionWatch {
  /** Whether the last look is recent enough to serve without another. */
  isFresh: () => boolean;
  /** The version, read now unless that was done within the last second. One read serves all waiting callers. */
  look: () => Promise<number>;
  /** Calls `listener` after each change of the version. */
  onChange: (listener: () => void) => void;
}

/** A question to the database; simultaneous callers share one that hangs. */
interface Look {
  answered: Promise<number>;
  /** Rejects when the answer takes too long. */
  limit: Promise<never>;
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
  const outages = createOutageLog(log, { begins: 'version.unknown', ends: 'version.known' });
  let current: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pending: Look | null = null;
  const isFresh = (): boolean => current !== null && elapsed() - lookedAt < preparedLimits.versionLookEvery;

  const settle = (version: number, startedAt: number): number => {
    const hasChanged = current !== null && current !== version;
    current = version;
    lookedAt = startedAt;
    if (hasChanged) for (const listener of listeners) listener();
    return version;
  };
  const begin = (): Look => {
    const startedAt = elapsed();
    const answered = read()
      .then((version) => {
        outages.worked();
        return settle(version, startedAt);
      })
      .finally(() => {
        pending = null;
      });
    const limit = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('No answer in time')), preparedLimits.versionLookLimit);
      answered.catch(() => null).finally(() => clearTimeout(timer));
    });
    // Both may have lost their callers.
    limit.catch(() => null);
    answered.catch(() => null);
    return { answered, limit };
  };
  /** While the database is away or hangs, prepared answers stay in use. */
  const lookOrKeep = async ({ answered, limit }: Look): Promise<number> => {
    if (current === null) return answered;
    try {
      return await Promise.race([answered, limit]);
    } catch (caught) {
      outages.failed(caught);
      return settle(current, elapsed());
    }
  };
  return {
    isFresh,
    look: () => {
      if (current !== null && isFresh()) return Promise.resolve(current);
      pending ??= begin();
      return lookOrKeep(pending);
    },
    onChange: (listener) => listeners.push(listener),
  };
};

/** For content that never changes while the process lives. */
export const fixedVersion: VersionWatch = {
  isFresh: () => true,
  look: () => Promise.resolve(0),
  onChange: () => undefined,
};
