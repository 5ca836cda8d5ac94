import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from '#machines/share/share.machine.ts';
import { hasSheet, provideShare, type Shared } from './share.actor.ts';
import { ShareView } from './ShareView.tsx';

const valueOf = (state: SnapshotFrom<typeof shareMachine>) => state.value;

/** Shares the address of a page; `key` separates pages. */
export function Share({ shared }: { shared: Shared }) {
  const [machine] = useState(() => provideShare(shared));
  const actor = useActorRef(machine);
  const state = useSelector(actor, valueOf);
  const press = () => actor.send({ type: 'share.pressed', hasSheet: hasSheet(navigator) });
  return <ShareView state={state} address={shared.url} onPressed={press} />;
}
