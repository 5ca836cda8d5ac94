import type profileTexts from '#locales/en/profile.json';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { languages } from '#contract/address/language.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { leaveDeleted } from '#src/session/leaveDeleted.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { requireMember } from '#src/session/requireMember.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { ReservationOfList } from '#src/controls/reservation/ReservationControl.tsx';
import { Heart } from '#src/controls/wishlist/Heart.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    profile: typeof profileTexts;
  }
}

/** RTE-30: members only. @throws a redirect to the login page */
export const load = async ({ context, here }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, loadTexts } = context;
  await requireMember(context, here);
  await loadTexts('profile', 'account', 'memberLists', 'keptTickets', 'reservation', 'wishlist', 'login');
  return {
    status: 200,
    isPersonal: true,
    head: {
      title: i18n.t('profile.title'),
      description: '',
      image: null,
      noindex: true,
      canonical: `/${lang}/profile`,
      alternates: Object.fromEntries(languages.map((each) => [each, `/${each}/profile`])),
    },
  };
};

const route = getRouteApi('/$lang/profile');

const log = (event: string, details: object): void => console.warn(event, details);

/** Connects the profile with the controls of its shows. */
export function Page() {
  const { lang, clock, sessionLoader } = route.useRouteContext();
  const member = useMemberSession(sessionLoader);
  const loginHref = loginAddress(lang, useWayBack());
  const logout = useCallback(() => member?.session.send({ type: 'logout.pressed' }), [member]);
  const router = useRouter();
  const leadToEnd = useCallback(() => {
    if (!member) return;
    leaveDeleted(member.session, () => {
      void router.navigate({ href: loginAddress(lang, null, 'deleted'), replace: true });
    });
  }, [member, router, lang]);
  return (
    <ProfileScreen
      member={member}
      lang={lang}
      clock={member?.clock ?? clock}
      calendarHref={pairPath('calendar', lang)}
      onLogout={logout}
      onDeleted={leadToEnd}
      renderReservation={(reservation, show, onCancelled) => (
        <ReservationOfList {...show} {...{ reservation, member, clock, loginHref, onCancelled }} />
      )}
      renderHeart={(wish, show) => <Heart {...show} ids={wish} member={member} log={log} isGuarded />}
    />
  );
}
