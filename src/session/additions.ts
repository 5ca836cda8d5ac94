import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import * as v from 'valibot';
import { additionNames, type AdditionName } from '#contract/wire/member/additions.ts';
import { readAdditions } from '#src/api/member/additions.ts';
import { memberKey } from '#src/api/member/memberQueries.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import { createSafeStorage, type SafeStorage } from '#src/storage/safeStorage.ts';
import { storageKeys } from './sessionSettings.ts';

const kept = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(additionNames)));
const ofTab = createSafeStorage(() => sessionStorage);

/**
 * HST-45: the list of what the member host has beyond the wire. A tab asks once, and again after a logout; without an answer it asks anew
 * when the page is seen again.
 */
export const additionsQuery = (request: MemberRequest, storage: SafeStorage = ofTab) =>
  queryOptions({
    queryKey: [...memberKey, 'additions'] as const,
    queryFn: async ({ signal }): Promise<readonly AdditionName[]> => {
      const told = await readAdditions(request, signal);
      storage.set(storageKeys.additions, JSON.stringify(told));
      return told;
    },
    initialData: (): readonly AdditionName[] | undefined => {
      const read = v.safeParse(kept, storage.get(storageKeys.additions));
      return read.success ? read.output : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Known ones are never asked again.
    refetchOnWindowFocus: true,
    retry: 1,
    networkMode: 'always',
    meta: { dehydrate: false },
  });

/** The same for the parts of a page; null as long as nobody knows. */
export const AdditionsContext = createContext<readonly AdditionName[] | null>(null);

export const useAdditions = (): readonly AdditionName[] | null => use(AdditionsContext);

/** For the page that asks. */
export const useAskedAdditions = (request: MemberRequest): readonly AdditionName[] | null =>
  useQuery(additionsQuery(request)).data ?? null;

/** HST-46: whether the bounds of a new password are ours; null as long as nobody knows. */
export const useOurBounds = (): boolean | null => useAdditions()?.includes('password-bounds') ?? null;
