import type myTicketsTexts from '#locales/en/myTickets.json';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { createMemberClient, type MemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { reservationsQuery } from '#src/api/member/memberQueries.ts';
import { useMinute } from '#src/browser/browserClock.ts';
import { useKeptTickets } from '#src/controls/memberLists/keptTickets/KeepTickets.tsx';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import { keptTicketsHere, type KeptTickets } from '#src/storage/keptTickets.ts';
import { MyTicketsScreen } from './MyTicketsScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    myTickets: typeof myTicketsTexts;
  }
}

/** PKT-02: for anybody: the server knows nothing of the tickets. */
export const load = async ({ context }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, loadTexts } = context;
  // The frame asks for the last two where a member was here lately: without a network they must be kept, too.
  await loadTexts('myTickets', 'keptTickets', 'memberLists', 'session', 'login');
  return {
    status: 200,
    head: {
      title: i18n.t('myTickets.title'),
      description: '',
      image: null,
      noindex: true,
      canonical: pairPath('my-tickets', lang),
      alternates: Object.fromEntries(languages.map((each) => [each, pairPath('my-tickets', each)])),
    },
  };
};

const route = getRouteApi('/$lang/my-tickets');
const nothing = (): KeptTickets | null => null;
/** Nobody is logged in: nothing can be fetched, but the tickets can be removed. */
const nobody = createMemberClient(() => Promise.reject(new MemberError('unauthorised')));

/** Shows the tickets of this device; a member who is logged in has them brought up to date (PKT-04). */
export function Page() {
  const { sessionLoader } = route.useRouteContext();
  const member = useMemberSession(sessionLoader);
  const kept = useSyncExternalStore(keptTicketsHere.watch, keptTicketsHere.read, nothing);
  const isTheirs = member?.session.getSnapshot().context.memberId === kept?.member;
  return member && kept && isTheirs ? (
    <Known key="member" client={member.client} kept={kept} />
  ) : (
    <Tickets key="nobody" client={nobody} kept={kept} />
  );
}

function Known({ client, kept }: { client: MemberClient; kept: KeptTickets }) {
  useQuery({ ...reservationsQuery(client), refetchOnReconnect: 'always' });
  return <Tickets client={client} kept={kept} />;
}

function Tickets({ client, kept }: { client: MemberClient; kept: KeptTickets | null }) {
  const { lang } = route.useRouteContext();
  // By the device's clock: there may be no network.
  const now = useMinute(Date.now);
  return (
    <MyTicketsScreen lang={lang} tickets={kept?.tickets ?? []} now={now} keeping={useKeptTickets(client)} />
  );
}
