import * as v from 'valibot';
import { additionNames, additions, type AdditionName } from '#contract/wire/member/additions.ts';
import { readAnswer } from './memberAnswer.ts';
import { MemberError } from './memberError.ts';
import type { MemberRequest } from './memberRequest.ts';

const answer = v.object({ data: additions });

/** Whether a host has not answered at all; any other refusal, like its 404, means that it has nothing of it. */
const isSilent = (error: unknown): boolean =>
  !(error instanceof MemberError) || error.code === 'unavailable' || error.code === 'too-many';

/** HST-44: the parts that the member host has beyond the wire. @throws MemberError where it does not say */
export const readAdditions = async (
  request: MemberRequest,
  signal: AbortSignal,
): Promise<readonly AdditionName[]> => {
  try {
    const response = await request({ method: 'GET', path: '/v1/additions', signal });
    const { items } = (await readAnswer(answer, response)).data;
    return additionNames.filter((name) => items.includes(name));
  } catch (error) {
    if (isSilent(error)) throw error;
    return [];
  }
};
