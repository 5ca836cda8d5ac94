import * as v from 'valibot';
import { MemberError } from './memberError.ts';

/** Of calls without any other answer. */
export const nothing = v.object({ data: v.object({}) });

/** The answer to a member's call. @throws MemberError `malformed` */
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
