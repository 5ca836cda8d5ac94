import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { deviceSessionsKey, type DeviceSessionsClient } from '#src/api/member/deviceSessions.ts';
import { MemberError } from '#src/api/member/memberError.ts';

interface DeviceSessionsAccess {
  sessions: Pick<DeviceSessionsClient, 'end' | 'endOthers'>;
  queryClient: QueryClient;
}

/** The `deviceSessions` machine on the member API. A missing session has ended, too. */
export const provideDeviceSessions = ({ sessions, queryClient }: DeviceSessionsAccess) =>
  deviceSessionsMachine.provide({
    actors: {
      end: fromPromise<void, { id: string | null }>(async ({ input: { id }, signal }) => {
        try {
          await (id === null ? sessions.endOthers(signal) : sessions.end(id, signal));
        } catch (error) {
          if (!(error instanceof MemberError) || error.code !== 'gone') throw error;
        } finally {
          void queryClient.invalidateQueries({ queryKey: deviceSessionsKey });
        }
      }),
    },
  });
