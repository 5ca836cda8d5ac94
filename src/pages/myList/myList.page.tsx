import type myListTexts from '#locales/en/myList.json';
import { getRouteApi } from '@tanstack/react-router';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { ReservationOfList } from '#src/controls/reservation/ReservationControl.tsx';
import { Heart } from '#src/controls/wishlist/Heart.tsx';
import { loginAddress } from '#src/session/loginAddress.ts';
import { requireMember } from '#src/session/requireMember.ts';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { MyListScreen } from './MyListScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    myList: typeof myListTexts;
  }
}

/** RTE-30: members only. @throws a redirect to the login page */
export const load = async ({ context, here }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, loadTexts } = context;
  await requireMember(context, here);
  await loadTexts('myList', 'memberLists', 'keptTickets', 'reservation', 'wishlist');
  return {
    status: 200,
    isPersonal: true,
    head: {
      title: i18n.t('myList.title'),
      description: '',
      image: null,
      noindex: true,
      canonical: pairPath('my-list', lang),
      alternates: Object.fromEntries(languages.map((each) => [each, pairPath('my-list', each)])),
    },
  };
};

const route = getRouteApi('/$lang/my-list');

const log = (event: string, details: object): void => console.warn(event, details);

/** Connects a member's lists with the controls of their shows. */
export function Page() {
  const { lang, clock, sessionLoader } = route.useRouteContext();
  const member = useMemberSession(sessionLoader);
  const loginHref = loginAddress(lang, useWayBack());
  return (
    <MyListScreen
      client={member?.client ?? null}
      clock={member?.clock ?? clock}
      calendarHref={pairPath('calendar', lang)}
      renderReservation={(reservation, show, onCancelled) => (
        <ReservationOfList {...show} {...{ reservation, member, clock, loginHref, onCancelled }} />
      )}
      renderHeart={(wish, show) => <Heart {...show} ids={wish} member={member} log={log} isGuarded />}
    />
  );
}
