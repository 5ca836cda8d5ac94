import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import { locationMachine, type Level, type Listed } from '#machines/location/location.machine.ts';
import { hasPlaces, type AccountClient, type PlaceLevel } from '#src/api/member/account.ts';

/** The API's names for the places of a level. */
export const placesOf = {
  country: 'countries',
  province: 'provinces',
  city: 'cities',
} as const satisfies Record<Level, PlaceLevel>;

/** The `location` machine on the member API (PRO-13…PRO-17). The lists are in the cache. */
export const provideLocation = (
  client: Pick<AccountClient, 'places'>,
  queryClient: QueryClient,
  lang: Language,
) =>
  locationMachine.provide({
    actors: {
      list: fromPromise<Listed, { level: Level; within: string }>(async ({ input: { level, within } }) => ({
        outcome: (await hasPlaces(queryClient, client, { level: placesOf[level], within, lang }))
          ? 'some'
          : 'none',
      })),
    },
  });
