import * as v from 'valibot';
import { startJsonHost, type JsonAnswer } from './jsonHost.ts';

/** Its members, by their names for a login; any password is right, and so is this code. */
export const hostMembers = {
  ada: { uuid: 'member-1', firstname: 'Ada', lastname: 'Byron' },
  grace: { uuid: 'member-2', firstname: 'Grace', lastname: 'Hopper' },
} as const;
export type HostMember = keyof typeof hostMembers;
export const hostCode = '246810';
/** Its words about a password that is too short for it. */
export const hostWords = 'Twelve characters, please.';
const shortest = 12;

export interface HostOptions {
  /** `mute`: JWTs without `sub`, `exp` or any claim of ours; `opaque`: no JWTs. */
  tokens?: 'mute' | 'opaque';
  /** Its share of our additions; without a list it does not know the path. */
  additions?: readonly string[];
}

interface Booking {
  uuid: string;
  programmation: string;
  edition: string;
  festival: string;
  status: 'true' | 'false';
  enabled: true;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const isMember = (name: string): name is HostMember => name in hostMembers;
const given = v.looseObject({
  username: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
  newpassword: v.optional(v.string(), ''),
  status: v.optional(v.picklist(['true', 'false']), 'true'),
});
const ids = v.object({ programmation: v.string(), edition: v.string(), festival: v.string() });

/**
 * Somebody else's member host, on an origin of its own: written from the specification's calls, with none of our claims in its
 * tokens, and with no cookie. Refresh tokens are good once.
 */
export const startMemberHost = async ({ tokens = 'mute', additions }: HostOptions = {}) => {
  const bookings = new Map<HostMember, Booking[]>();
  const profiles = new Map<HostMember, object>(
    Object.entries(hostMembers).flatMap(([name, profile]) => (isMember(name) ? [[name, profile]] : [])),
  );
  const live = new Map<string, HostMember>();
  let count = 0;

  const pairOf = (member: HostMember): JsonAnswer => {
    const named = (kind: string) => {
      const secret = `${kind}-${(count += 1)}`;
      const token = tokens === 'mute' ? `${encode({ alg: 'none' })}.${encode({ jti: secret })}.x` : secret;
      live.set(token, member);
      return token;
    };
    return { body: { token: named('access'), refresh_token: named('refresh') } };
  };
  const no = (status: number, message: string): JsonAnswer => ({ status, body: { message } });
  const bookingsOf = (member: HostMember): Booking[] => {
    const known = bookings.get(member) ?? [];
    bookings.set(member, known);
    return known;
  };

  const answerAnybody = (call: string, told: v.InferOutput<typeof given>): JsonAnswer | null => {
    if (call === 'POST /v1/login/initiate')
      return isMember(told.username)
        ? { body: { token: told.username, refresh_token: null } }
        : no(401, 'Who are you?');
    if (call === 'POST /v1/login/verify')
      return isMember(told.token) && told.code === hostCode ? pairOf(told.token) : no(401, 'Not that code.');
    if (call === 'POST /v1/login_token_refresh') {
      const member = live.get(told.refresh_token);
      live.delete(told.refresh_token);
      return member ? pairOf(member) : no(401, 'Log in again.');
    }
    if (call === 'GET /v1/additions' && additions) return { body: { data: { items: additions } } };
    return null;
  };

  const answerMember = (call: string, member: HostMember, told: unknown): JsonAnswer | null => {
    const { newpassword, status } = v.parse(given, told);
    const mine = bookingsOf(member);
    const spent = mine.filter((each) => each.status === 'true').length;
    const booking = mine.find(({ uuid }) => call === `PATCH /v1/me/creditbooking/${uuid}`);
    if (booking) return { body: { data: Object.assign(booking, { status }) } };
    switch (call) {
      case 'GET /v1/me/profile':
        return { body: { data: profiles.get(member) ?? {} } };
      case 'PATCH /v1/me/profile':
        profiles.set(member, { ...profiles.get(member), ...v.parse(v.looseObject({}), told) });
        return { body: {} };
      case 'POST /v1/me/profile/password/update':
        return newpassword.length < shortest ? no(400, hostWords) : { body: { data: {} } };
      case 'GET /v1/me/programmationwishlists':
        return { body: { data: { items: [] } } };
      case 'GET /v1/me/creditbookings':
        return { body: { data: { items: mine } } };
      case 'POST /v1/me/creditbooking': {
        const made = {
          uuid: `booking-${(count += 1)}`,
          ...v.parse(ids, told),
          status,
          enabled: true,
        } as const;
        mine.push(made);
        return { body: { data: made } };
      }
      case 'GET /v1/me/usercredits':
        return { body: { items: [{ used_nb_credit: spent, left_nb_credit: 3 - spent, nb_pass: 1 }] } };
      case 'GET /v1/login_session_logout':
        return { body: {} };
      default:
        return null;
    }
  };

  const answer = (call: string, bearer: string, told: unknown): JsonAnswer => {
    const open = answerAnybody(call, v.parse(given, told));
    if (open) return open;
    const member = live.get(bearer);
    const own = member ? answerMember(call, member, told) : null;
    return own ?? (member ? no(404, 'There is no such path.') : no(401, 'Log in.'));
  };

  return startJsonHost(answer);
};
