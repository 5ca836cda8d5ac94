import { reasonOf, type Log } from './log.ts';

/** Tells the log of an outage, which is looked at again and again: once when it begins, and once when it is over. */
export interface OutageLog {
  failed: (caught: unknown) => void;
  worked: () => void;
}

/** Both events by their names. */
export const createOutageLog = (log: Log, events: { begins: string; ends: string }): OutageLog => {
  let isAway = false;
  return {
    failed: (caught) => {
      if (!isAway) log.warn(events.begins, { reason: reasonOf(caught) });
      isAway = true;
    },
    worked: () => {
      if (isAway) log.info(events.ends);
      isAway = false;
    },
  };
};
