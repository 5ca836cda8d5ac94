import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { details, type DetailFields } from '#contract/wire/member/profile.ts';
import { nothing, readAnswer } from './memberAnswer.ts';
import { MemberError } from './memberError.ts';
import { profileKey, shared } from './memberQueries.ts';
import type { MemberRequest } from './memberRequest.ts';
import { staleTimes } from '../requestSettings.ts';

/** The profile with all its fields (PRO-03), and its version; null if the host has none. */
export interface Details {
  fields: DetailFields;
  tag: string | null;
}

const path = '/v1/me/profile';
const answer = v.object({ data: details });
const readDetails = async (response: Response): Promise<Details> => ({
  fields: (await readAnswer(answer, response)).data,
  tag: response.headers.get('etag'),
});

/** PRO-01, PRO-03 */
const readWith =
  (request: MemberRequest) =>
  async (signal?: AbortSignal): Promise<Details> =>
    readDetails(await request({ method: 'GET', path, isPersonal: true, signal }));

/** A member's changes to their own details. Every method throws MemberError. */
export const createDetailsClient = (request: MemberRequest) => ({
  read: readWith(request),
  /**
   * PRO-02: the answer to a change may be the profile, as ours is; else it is read anew (HST-47).
   * @throws MemberError `conflict` if the profile has another version by now
   */
  save: async (changes: object, tag: string | null, signal: AbortSignal): Promise<Details> => {
    const call = { method: 'PATCH', path, isPersonal: true, body: changes, signal } as const;
    const response = await request({ ...call, ...(tag !== null && { ifMatch: tag }) });
    try {
      return await readDetails(response);
    } catch (error) {
      if (error instanceof MemberError && error.code === 'malformed') return readWith(request)(signal);
      throw error;
    }
  },
  /** PRO-04 */
  changePassword: async (oldpassword: string, newpassword: string, signal: AbortSignal): Promise<void> => {
    const call = { method: 'POST', path: `${path}/password/update`, isPersonal: true, signal } as const;
    await readAnswer(nothing, await request({ ...call, body: { oldpassword, newpassword } }));
  },
});
export type DetailsClient = ReturnType<typeof createDetailsClient>;

/** PRO-03 */
export const detailsQuery = (client: Pick<DetailsClient, 'read'>) =>
  queryOptions({
    ...shared,
    queryKey: [...profileKey, 'details'] as const,
    queryFn: ({ signal }) => client.read(signal),
    staleTime: staleTimes.member,
  });
