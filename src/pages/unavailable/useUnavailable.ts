import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { jitterOf } from '#contract/settings/retry.ts';
import { provideUnavailable, type Retry } from './unavailable.actor.ts';

export interface UnavailableOptions {
  /** The server's `Retry-After` in seconds, if any. */
  retryAfter: number | null;
  /** False if the network failed. */
  online: boolean;
  retry: Retry;
  onRecovered: () => void;
}

/** The running `unavailable` machine of a view, and the view's state. */
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
