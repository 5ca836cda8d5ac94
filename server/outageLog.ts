import { reasonOf, type Log } from './log.ts';

/** Logs an outage that is found again and again: once when it begins, and once when it ends. */
export interface OutageLog {
  failed: (caught: unknown) => void;
  worked: () => void;
}

/** The names of both events. */
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
