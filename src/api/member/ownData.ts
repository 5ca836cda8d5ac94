import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import {
  creditChange,
  creditHistory,
  newsletterChoice,
  type CreditChange,
} from '#contract/wire/member/ownData.ts';
import { parseItems } from '#contract/wire/list.ts';
import { readAnswer } from './memberAnswer.ts';
import { historyKey, memberKey } from './memberQueries.ts';
import type { MemberRequest } from './memberRequest.ts';
import { staleTimes } from '../requestSettings.ts';

const newsletterAnswer = v.object({ data: newsletterChoice });
const historyAnswer = v.object({ data: creditHistory });
const newsletterPath = '/v1/me/newsletter';

/** The changes of the credits; `hasMore`: there are older ones. */
export interface CreditHistory {
  items: CreditChange[];
  hasMore: boolean;
}

/** A file to save. */
export interface OwnFile {
  name: string;
  data: Blob;
}

/** The server's name for the file, else our own. */
const nameOf = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.json';

/** A member's rights over their data (docs/decisions/044). Every method throws MemberError. */
export const createOwnDataClient = (request: MemberRequest) => {
  const personal = { isPersonal: true } as const;
  return {
    newsletter: async (signal: AbortSignal): Promise<boolean> => {
      const response = await request({ ...personal, method: 'GET', path: newsletterPath, signal });
      return (await readAnswer(newsletterAnswer, response)).data.subscribed;
    },
    /** Returns the true choice. */
    chooseNewsletter: async (
      choice: { subscribed: boolean; lang: Language },
      signal: AbortSignal,
    ): Promise<boolean> => {
      const call = { ...personal, method: 'PUT', path: newsletterPath } as const;
      return (await readAnswer(newsletterAnswer, await request({ ...call, body: choice, signal }))).data
        .subscribed;
    },
    history: async (signal: AbortSignal): Promise<CreditHistory> => {
      const path = '/v1/me/credits/history';
      const { data } = await readAnswer(
        historyAnswer,
        await request({ ...personal, method: 'GET', path, signal }),
      );
      return { ...data, items: parseItems(creditChange, data.items).items };
    },
    exportFile: async (signal: AbortSignal): Promise<OwnFile> => {
      const response = await request({ ...personal, method: 'GET', path: '/v1/me/export', signal });
      const name = nameOf(response);
      const whole = await readAnswer(v.looseObject({ format: v.string() }), response);
      return { name, data: new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }) };
    },
    deleteAccount: async (password: string, signal: AbortSignal): Promise<void> => {
      const call = { ...personal, method: 'POST', path: '/v1/me/delete' } as const;
      const answer = v.object({ data: v.object({ cancelled: v.number() }) });
      await readAnswer(answer, await request({ ...call, body: { password }, signal }));
    },
  };
};
export type OwnDataClient = ReturnType<typeof createOwnDataClient>;

/** Like the member's other queries: forgotten with them, and never in a page. */
const asked = {
  retry: 1,
  networkMode: 'always',
  meta: { dehydrate: false },
  refetchOnWindowFocus: 'always',
  staleTime: staleTimes.member,
} as const;

export const newsletterQuery = (client: Pick<OwnDataClient, 'newsletter'>) =>
  queryOptions({
    ...asked,
    queryKey: [...memberKey, 'newsletter'] as const,
    queryFn: ({ signal }) => client.newsletter(signal),
  });

export const historyQuery = (client: Pick<OwnDataClient, 'history'>) =>
  queryOptions({
    ...asked,
    queryKey: historyKey,
    queryFn: ({ signal }) => client.history(signal),
  });

/** Requested by a press, and never cached. */
export const exportQuery = (client: Pick<OwnDataClient, 'exportFile'>) =>
  queryOptions({
    ...asked,
    retry: 0,
    gcTime: 0,
    enabled: false,
    queryKey: [...memberKey, 'export'] as const,
    queryFn: ({ signal }) => client.exportFile(signal),
  });
