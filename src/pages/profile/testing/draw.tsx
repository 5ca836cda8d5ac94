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
import type { OwnParts } from '../account/AccountSections.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

/** For tests: a cache with a member. */
export const known = ({ partner = [], ...lists }: KnownLists & { partner?: unknown[] } = {}) => {
  const queries = knownLists(lists);
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
  own: OwnParts = { isOwnHost: true, isOwnNewsletter: true },
): string =>
  renderScreen(
    <ProfileScreen
      {...listsProps(lang)}
      member={isMember ? { client, request, shareProfile: () => {} } : null}
      lang={lang}
      {...own}
      onLogout={onLogout}
      onDeleted={() => {}}
    />,
    { lang, queries, presses },
  );
