import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { dataState } from '#src/components/dataState.ts';

const valueOf = (state: ReturnType<SessionRef['getSnapshot']>) => state.value;

/** Marks in the document whether somebody is logged in. */
export function SessionRoot({ session, children }: { session: SessionRef; children: ReactNode }) {
  const value = useSelector(session, valueOf);
  return (
    <div data-scope="session" data-state={dataState(value)}>
      {children}
    </div>
  );
}
