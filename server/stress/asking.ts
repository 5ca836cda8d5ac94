import * as v from 'valibot';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import type { Identity } from '../member/resource.ts';

/** One request to the member API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/member`. */
  path: `/v1/${string}`;
  body?: object;
  /** `Idempotency-Key`. */
  key?: string;
}

/** An answer; of a picture, its bytes in base64. */
export interface Told {
  status: number;
  body: string;
}

/** Asks the member API as a member, in process or over the network. */
export type Ask = (member: Identity, call: Call) => Promise<Told>;

const created = v.pipe(v.string(), v.parseJson(), v.object({ data: v.object({ uuid: v.string() }) }));
/** A refusal says its reason in words. */
const reason = v.pipe(v.string(), v.includes(' '));
const refused = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ code: v.string(), message: reason }) }),
);

/** The status, and the code if any: `409 sold-out`. */
export const outcomeOf = ({ status, body }: Told): string => {
  const parsed = v.safeParse(refused, body);
  return parsed.success ? `${status} ${parsed.output.error.code}` : String(status);
};

/** The uuid in an answer. */
export const uuidOf = ({ body }: Told): string => v.parse(created, body).data.uuid;

export const isDone = ({ status }: Told): boolean => status === 200 || status === 201;

export const reserveCall = (ids: ProgrammationIds, key?: string): Call => ({
  method: 'POST',
  path: '/v1/me/creditbooking',
  body: { ...ids, status: 'true', enabled: true },
  ...(key !== undefined && { key }),
});

export const changeCall = (uuid: string, status: 'true' | 'false'): Call => ({
  method: 'PATCH',
  path: `/v1/me/creditbooking/${uuid}`,
  body: { status },
});

export const removeCall = (uuid: string): Call => ({
  method: 'DELETE',
  path: `/v1/me/creditbooking/${uuid}`,
});
