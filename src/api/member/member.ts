import * as v from 'valibot';
import { encodeId } from '../addresses.ts';
import { booking, bookingItem, creditsItem, type ProgrammationIds } from '#contract/wire/member/booking.ts';
import { profile, type Profile } from '#contract/wire/member/profile.ts';
import { initiateAnswer, tokenPair, type TokenPair } from '#contract/wire/member/session.ts';
import { wish, wishItem } from '#contract/wire/member/wishlist.ts';
import { parseItems } from '#contract/wire/list.ts';
import { readAnswer } from './memberAnswer.ts';
import { MemberError } from './memberError.ts';
import type { MemberRequest } from './memberRequest.ts';
import { memberSettings } from '../requestSettings.ts';

const list = v.object({ data: v.object({ items: v.array(v.unknown()) }) });
const bare = v.object({ items: v.array(v.unknown()) });
const { key } = memberSettings;

/** RES-09: a member's credits. */
export interface Credits {
  showsReserved: number;
  creditLeft: number;
  passes: number;
  loaded: boolean;
}
const noCredits: Credits = { showsReserved: 0, creditLeft: 0, passes: 0, loaded: true };

/** @throws MemberError `gone`: no such id exists */
const segmentOf = (id: string): string => {
  const segment = encodeId(id);
  if (segment === null) throw new MemberError('gone');
  return segment;
};
const dataOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });

/** The site's calls of the member API (ENV-04). Every method throws MemberError. */
export const createMemberClient = (request: MemberRequest) => ({
  /** SES-02. The token is pending (SES-04). */
  initiate: async (username: string, password: string, signal?: AbortSignal) =>
    readAnswer(
      initiateAnswer,
      await request({
        method: 'POST',
        path: '/v1/login/initiate',
        body: { username, password, key },
        signal,
      }),
    ),
  /** A new code for an attempt. */
  resend: async (token: string, signal?: AbortSignal) =>
    readAnswer(
      initiateAnswer,
      await request({ method: 'POST', path: '/v1/login/initiate', body: { token, key }, signal }),
    ),
  /** SES-03 */
  verify: async (token: string, code: string, signal?: AbortSignal): Promise<TokenPair> =>
    readAnswer(
      tokenPair,
      await request({ method: 'POST', path: '/v1/login/verify', body: { token, code, key }, signal }),
    ),
  /** SES-09 */
  refresh: async (refreshToken: string, signal?: AbortSignal): Promise<TokenPair> =>
    readAnswer(
      tokenPair,
      await request({
        method: 'POST',
        path: '/v1/login_token_refresh',
        body: { refresh_token: refreshToken, key },
        signal,
      }),
    ),
  /** PRO-01 */
  profile: async (signal?: AbortSignal): Promise<Profile> =>
    (
      await readAnswer(
        dataOf(profile),
        await request({ method: 'GET', path: '/v1/me/profile', isPersonal: true, signal }),
      )
    ).data,
  /** HST-40: the profile of the member of new tokens, before their session begins. */
  profileBy: async (accessToken: string, signal?: AbortSignal): Promise<Profile> =>
    (
      await readAnswer(
        dataOf(profile),
        await request({ method: 'GET', path: '/v1/me/profile', accessToken, signal }),
      )
    ).data,
  /** WSH-08 */
  wishes: async (signal?: AbortSignal) => {
    const path = '/v1/me/programmationwishlists?items_per_page=all';
    const { data } = await readAnswer(list, await request({ method: 'GET', path, isPersonal: true, signal }));
    return parseItems(wishItem, data.items).items;
  },
  /** WSH-04 */
  addWish: async (ids: ProgrammationIds, idempotencyKey: string, signal?: AbortSignal) => {
    const call = { method: 'POST', path: '/v1/me/programmationwishlist', isPersonal: true } as const;
    const body = { ...ids, liked: true };
    return (await readAnswer(dataOf(wish), await request({ ...call, body, idempotencyKey, signal }))).data;
  },
  /** WSH-05: returns the true value. */
  changeWish: async (uuid: string, liked: boolean, signal?: AbortSignal): Promise<boolean> => {
    const path = `/v1/me/programmationwishlist/${segmentOf(uuid)}`;
    const answer = v.object({ liked: v.boolean() });
    return (
      await readAnswer(
        dataOf(answer),
        await request({ method: 'PATCH', path, isPersonal: true, body: { liked }, signal }),
      )
    ).data.liked;
  },
  /** RES-24: every reservation of the member, cancelled ones included. */
  reservations: async (signal?: AbortSignal) => {
    const path = '/v1/me/creditbookings?enabled=true';
    const { data } = await readAnswer(list, await request({ method: 'GET', path, isPersonal: true, signal }));
    return parseItems(bookingItem, data.items).items;
  },
  /** RES-02 */
  reserve: async (ids: ProgrammationIds, idempotencyKey: string, signal?: AbortSignal) => {
    const call = { method: 'POST', path: '/v1/me/creditbooking', isPersonal: true } as const;
    const body = { ...ids, status: 'true', enabled: true };
    return (await readAnswer(dataOf(booking), await request({ ...call, body, idempotencyKey, signal }))).data;
  },
  /** RES-03, RES-04 */
  changeReservation: async (
    uuid: string,
    isReserved: boolean,
    idempotencyKey: string,
    signal?: AbortSignal,
  ) => {
    const path = `/v1/me/creditbooking/${segmentOf(uuid)}`;
    const body = { status: String(isReserved) };
    const answer = v.object({ status: v.picklist(['true', 'false']) });
    const response = await request({ method: 'PATCH', path, isPersonal: true, body, idempotencyKey, signal });
    return (await readAnswer(dataOf(answer), response)).data.status === 'true';
  },
  /** RES-25: the picture of the code; any other type is refused. */
  admission: async (uuid: string, signal?: AbortSignal): Promise<Blob> => {
    const path = `/v1/me/creditbooking/${segmentOf(uuid)}/barcode/rebuilt`;
    const response = await request({ method: 'GET', path, isPersonal: true, signal });
    const picture = await response.blob();
    if (picture.type !== 'image/png') throw new MemberError('malformed');
    return picture;
  },
  /** RES-26: of an unknown shape, so any list. */
  partnerBookings: async (signal?: AbortSignal): Promise<unknown[]> => {
    const response = await request({ method: 'GET', path: '/v1/me/tm_bookings', isPersonal: true, signal });
    return (await readAnswer(list, response)).data.items;
  },
  /** RES-09 */
  credits: async (signal?: AbortSignal): Promise<Credits> => {
    const { items } = await readAnswer(
      bare,
      await request({ method: 'GET', path: '/v1/me/usercredits', isPersonal: true, signal }),
    );
    if (items.length === 0) return noCredits;
    const [item] = parseItems(creditsItem, items).items;
    if (item === undefined) throw new MemberError('malformed');
    return {
      showsReserved: item.used_nb_credit,
      creditLeft: item.left_nb_credit,
      passes: item.nb_pass,
      loaded: true,
    };
  },
  /** SES-13: the member does not wait for the server: the tab is signed out before. */
  signOut: async (accessToken: string): Promise<void> => {
    await request({
      method: 'GET',
      path: '/v1/login_session_logout?clear=1',
      accessToken,
      signal: AbortSignal.timeout(memberSettings.signOutTimeout),
    });
  },
});
export type MemberClient = ReturnType<typeof createMemberClient>;
