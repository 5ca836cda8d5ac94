import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { creditsQuery, partnerBookingsQuery, profileQuery } from '#src/api/member/memberQueries.ts';
import {
  client,
  knownLists,
  request,
  listsProps,
  type KnownLists,
} from '#src/controls/memberLists/testing/draw.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { additionNames, type AdditionName } from '#contract/wire/member/additions.ts';
import { additionsQuery } from '#src/session/additions.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

/** For tests: a cache with a member. */
export const known = ({
  partner = [],
  additions = additionNames,
  ...lists
}: KnownLists & { partner?: unknown[]; additions?: readonly AdditionName[] | undefined } = {}) => {
  const queries = knownLists(lists);
  queries.setQueryData(additionsQuery(request).queryKey, additions);
  queries.setQueryData(profileQuery(client).queryKey, { uuid: 'm1', firstname: 'Camille' });
  queries.setQueryData(creditsQuery(client).queryKey, {
    showsReserved: 2,
    creditLeft: 1,
    passes: 0,
    loaded: true,
  });
  queries.setQueryData(partnerBookingsQuery(client).queryKey, partner);
  return queries;
};

/** For tests: the profile, after presses. */
export const draw = (
  queries: QueryClient,
  lang: Language = 'en',
  isMember = true,
  presses: readonly string[] = [],
  onLogout: () => void = () => {},
): string =>
  renderScreen(
    <ProfileScreen
      {...listsProps(lang)}
      member={isMember ? { client, request, shareProfile: () => {} } : null}
      lang={lang}
      onLogout={onLogout}
      onDeleted={() => {}}
    />,
    { lang, queries, presses },
  );
