import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { jitterOf } from '#contract/settings/retry.ts';
import { provideUnavailable, type Retry } from './unavailable.actor.ts';

export interface UnavailableOptions {
  /** Seconds that the server asked for, if it did. */
  retryAfter: number | null;
  /** False where it was the network that failed. */
  online: boolean;
  retry: Retry;
  onRecovered: () => void;
}

/** The running `unavailable` machine of a view, and what the view shows of it. */
export const useUnavailable = ({ retryAfter, online, retry, onRecovered }: UnavailableOptions) => {
  const [machine] = useState(() => provideUnavailable(retry));
  const [jitter] = useState(() => jitterOf(Math.random()));
  const actor = useActorRef(machine, { input: { retryAfter, jitter, online } });
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry.pressed' }));
  useEffect(() => {
    const subscription = actor.on('recovered', onRecovered);
    return () => subscription.unsubscribe();
  }, [actor, onRecovered]);
  return { state, mayRetry, press: () => actor.send({ type: 'retry.pressed' }) };
};
