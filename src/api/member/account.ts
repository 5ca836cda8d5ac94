import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import {
  activated,
  authorization,
  begunRegistration,
  begunRequest,
} from '#contract/wire/member/passwordReset.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { parseItems } from '#contract/wire/list.ts';
import { anyPlace, type ChosenPlaces, type Place } from '#contract/wire/place.ts';
import { readAnswer } from './memberAnswer.ts';
import { placesKey } from './memberQueries.ts';
import type { MemberRequest } from './memberRequest.ts';
import { asked } from '../queries.ts';
import { memberSettings, staleTimes } from '../requestSettings.ts';

const { key } = memberSettings;
const answer = <S extends v.GenericSchema>(data: S) => v.object({ data });
const placesList = answer(v.object({ items: v.array(v.unknown()) }));

/** The identifiers of one request for a code (PRO-05). */
export interface RequestIds {
  email: string;
  token: string;
  uuid: string;
  userref: string;
  /** Of the browser that sent a request to register, where the host gives one (SES-04). */
  secret?: string;
}
export interface Registration {
  FullName: string;
  Email: string;
  Location: ChosenPlaces;
  Password: string;
  lang: Language;
}
export type PlaceLevel = 'countries' | 'provinces' | 'cities';

/** The calls of the member API without a login. Every method throws MemberError. */
export const createAccountClient = (request: MemberRequest) => {
  const post = (path: string, body: object, signal: AbortSignal) =>
    request({ method: 'POST', path, body: { ...body, key }, signal });
  /** A step with the identifiers of its request. */
  const step = (name: string, { secret: _, ...ids }: RequestIds, body: object, signal: AbortSignal) =>
    post(`/v1/reset-password/${name}`, { ...ids, ...body }, signal);
  return {
    /** PRO-13…PRO-16: the places of a level inside another one. */
    places: async (
      level: PlaceLevel,
      within: string,
      lang: Language,
      signal: AbortSignal,
    ): Promise<Place[]> => {
      const query = new URLSearchParams({ items_per_page: 'all', lang, ...(within && { filters: within }) });
      const path = `/v1/${level}?${query.toString()}`;
      const { data } = await readAnswer(placesList, await request({ method: 'GET', path, signal }));
      return parseItems(anyPlace, data.items).items;
    },
    /** PRO-10. @param path the deployment's (PRO-11) */
    register: async (path: string, form: Registration, signal: AbortSignal): Promise<RequestIds> => {
      const { data } = await readAnswer(answer(begunRegistration), await post(path, form, signal));
      const { token, uuid, userref, browser_secret: secret } = data;
      return { email: form.Email, token, uuid, userref, ...(secret !== undefined && { secret }) };
    },
    /** PRO-05 */
    begin: async (email: string, signal: AbortSignal): Promise<RequestIds> => {
      const begun = await post('/v1/reset-password/initiate', { email }, signal);
      const { token, uuid, userref } = (await readAnswer(answer(begunRequest), begun)).data;
      return { email, token, uuid, userref };
    },
    /** PRO-06. @returns the authorization */
    validate: async (ids: RequestIds, code: string, signal: AbortSignal): Promise<string> =>
      (await readAnswer(answer(authorization), await step('validate', ids, { code }, signal))).data
        .authorization_code,
    /** PRO-07 */
    finalize: async (
      ids: RequestIds,
      proof: { code: string; authorization: string; password: string },
      signal: AbortSignal,
    ): Promise<void> => {
      const { code, authorization: authorization_code, password: newpassword } = proof;
      const body = { code, authorization_code, newpassword };
      await readAnswer(answer(v.object({})), await step('finalize', ids, body, signal));
    },
    /** PRO-08. @returns the tokens of the first session; null where the host begins none (SES-04) */
    activate: async (
      ids: RequestIds,
      proof: { authorization: string; password: string },
      signal: AbortSignal,
    ): Promise<TokenPair | null> => {
      const { authorization: authorization_code, password: newpassword } = proof;
      const { secret } = ids;
      const body = {
        authorization_code,
        newpassword,
        ...(secret !== undefined && { browser_secret: secret }),
      };
      const { data } = await readAnswer(answer(activated), await step('activate-account', ids, body, signal));
      return 'token' in data ? data : null;
    },
  };
};
export type AccountClient = ReturnType<typeof createAccountClient>;

/** PRO-13…PRO-16: asked again for another outer place. */
export const placesQuery = (
  client: Pick<AccountClient, 'places'>,
  { level, within, lang }: { level: PlaceLevel; within: string; lang: Language },
) =>
  queryOptions({
    ...asked,
    queryKey: [...placesKey, lang, level, within] as const,
    queryFn: ({ signal }) => client.places(level, within, lang, signal),
    staleTime: staleTimes.menus,
  });

/** Whether a list has entries; it is fetched if missing. */
export const hasPlaces = async (
  queryClient: QueryClient,
  ...query: Parameters<typeof placesQuery>
): Promise<boolean> => (await queryClient.ensureQueryData(placesQuery(...query))).length > 0;
