import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { authorization, begunRequest } from '#contract/wire/member/passwordReset.ts';
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
  const begin = async (
    path: string,
    body: object,
    email: string,
    signal: AbortSignal,
  ): Promise<RequestIds> => {
    const { token, uuid, userref } = (await readAnswer(answer(begunRequest), await post(path, body, signal)))
      .data;
    return { email, token, uuid, userref };
  };
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
    register: (path: string, form: Registration, signal: AbortSignal): Promise<RequestIds> =>
      begin(path, form, form.Email, signal),
    /** PRO-05 */
    begin: (email: string, signal: AbortSignal): Promise<RequestIds> =>
      begin('/v1/reset-password/initiate', { email }, email, signal),
    /** PRO-06. @returns the authorization */
    validate: async (ids: RequestIds, code: string, signal: AbortSignal): Promise<string> =>
      (
        await readAnswer(
          answer(authorization),
          await post('/v1/reset-password/validate', { ...ids, code }, signal),
        )
      ).data.authorization_code,
    /** PRO-07 */
    finalize: async (
      ids: RequestIds,
      proof: { code: string; authorization: string; password: string },
      signal: AbortSignal,
    ): Promise<void> => {
      const { code, authorization: authorization_code, password: newpassword } = proof;
      const body = { ...ids, code, authorization_code, newpassword };
      await readAnswer(answer(v.object({})), await post('/v1/reset-password/finalize', body, signal));
    },
    /** PRO-08 */
    activate: async (
      ids: RequestIds,
      proof: { authorization: string; password: string },
      signal: AbortSignal,
    ): Promise<void> => {
      const { authorization: authorization_code, password: newpassword } = proof;
      const body = { ...ids, authorization_code, newpassword };
      await readAnswer(answer(v.object({})), await post('/v1/reset-password/activate-account', body, signal));
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
