import { useEffect, useState } from 'react';
import { minute } from '#contract/settings/time.ts';
import { isDear } from './fetchAhead.ts';
import { whenIdle } from './whenIdle.ts';

declare global {
  interface Navigator {
    /** Gigabytes, rounded; some browsers do not tell it. */
    readonly deviceMemory?: number;
  }
}

/** A device with less memory draws nothing ahead, in gigabytes. */
const leastMemory = 4;
/** Nobody looks at the page for so long: what it has ready is given back. */
const untilGivenBack = 5 * minute;

/**
 * Whether the page may draw parts that are not shown yet: once it has loaded and the browser is idle, and while somebody looks
 * at it. Never where data are dear or memory is little.
 */
export const useSpareRoom = (): boolean => {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    if (isDear() || (navigator.deviceMemory ?? leastMemory) < leastMemory) return;
    let giveBack: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(giveBack);
      if (document.hidden) giveBack = setTimeout(() => setHasRoom(false), untilGivenBack);
      else whenIdle(() => setHasRoom(true));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(giveBack);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return hasRoom;
};
