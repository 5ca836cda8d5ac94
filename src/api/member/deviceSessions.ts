import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { deviceSession, type DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { encodeId } from '../addresses.ts';
import { nothing, readAnswer } from './memberAnswer.ts';
import { MemberError } from './memberError.ts';
import { memberKey, shared } from './memberQueries.ts';
import type { MemberRequest } from './memberRequest.ts';
import { staleTimes } from '../requestSettings.ts';

const path = '/v1/me/sessions';
const answer = v.object({ data: v.object({ items: v.array(deviceSession) }) });

/** The sessions of the member (our addition). Every method throws MemberError. */
export const createDeviceSessionsClient = (request: MemberRequest) => ({
  list: async (signal?: AbortSignal): Promise<DeviceSession[]> =>
    (await readAnswer(answer, await request({ method: 'GET', path, isPersonal: true, signal }))).data.items,
  /** @throws MemberError `gone` if it has ended already */
  end: async (id: string, signal: AbortSignal): Promise<void> => {
    const segment = encodeId(id);
    if (segment === null) throw new MemberError('gone');
    const call = { method: 'DELETE', path: `${path}/${segment}`, isPersonal: true, signal } as const;
    await readAnswer(nothing, await request(call));
  },
  /** All but the caller's own. */
  endOthers: async (signal: AbortSignal): Promise<void> => {
    await readAnswer(nothing, await request({ method: 'DELETE', path, isPersonal: true, signal }));
  },
});
export type DeviceSessionsClient = ReturnType<typeof createDeviceSessionsClient>;

export const deviceSessionsKey = [...memberKey, 'sessions'] as const;

export const deviceSessionsQuery = (client: Pick<DeviceSessionsClient, 'list'>) =>
  queryOptions({
    ...shared,
    queryKey: deviceSessionsKey,
    queryFn: ({ signal }) => client.list(signal),
    staleTime: staleTimes.member,
  });
