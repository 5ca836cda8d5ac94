import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import {
  newsletterSwitchMachine,
  type Choice,
  type SaveOutput,
} from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { newsletterQuery, type OwnDataClient } from '#src/api/member/ownData.ts';

interface SwitchAccess {
  client: Pick<OwnDataClient, 'newsletter' | 'chooseNewsletter'>;
  queryClient: QueryClient;
  lang: Language;
}

/** Final refusals of the server. */
const refusals: readonly MemberErrorCode[] = ['invalid', 'gone', 'refused', 'forbidden'];

/** The `newsletterSwitch` machine on the member API: the cache is updated before the machine hears of it. */
export const provideNewsletterSwitch = ({ client, queryClient, lang }: SwitchAccess) =>
  newsletterSwitchMachine.provide({
    actors: {
      save: fromPromise<SaveOutput, Choice>(async ({ input: { subscribed }, signal }) => {
        const { queryKey } = newsletterQuery(client);
        // An answer under way is older than this.
        await queryClient.cancelQueries({ queryKey });
        try {
          queryClient.setQueryData(queryKey, await client.chooseNewsletter({ subscribed, lang }, signal));
          return { outcome: 'saved' };
        } catch (error) {
          // It may have happened: the true state is fetched anew.
          void queryClient.invalidateQueries({ queryKey });
          if (error instanceof MemberError && refusals.includes(error.code)) return { outcome: 'refused' };
          throw error;
        }
      }),
    },
  });
