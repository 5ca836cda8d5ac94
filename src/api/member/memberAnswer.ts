import * as v from 'valibot';
import { MemberError } from './memberError.ts';

/** Of calls that tell no more than that it was done. */
export const nothing = v.object({ data: v.object({}) });

/** What a member call was answered. @throws MemberError `malformed` */
export const readAnswer = async <S extends v.GenericSchema>(
  schema: S,
  response: Response,
): Promise<v.InferOutput<S>> => {
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new MemberError('malformed', { cause });
  });
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) throw new MemberError('malformed');
  return parsed.output;
};
