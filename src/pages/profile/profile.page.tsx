import type profileTexts from '#locales/en/profile.json';
import { useCallback } from 'react';
import { languages, type Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/clock.ts';
import type { PageAnswer, RouterContext } from '#src/shell/context.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
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

type Context = Parameters<typeof requireMember>[0] & {
  i18n: Awaited<ReturnType<RouterContext['texts']>>['i18n'];
  loadTexts: (...files: ('profile' | 'memberLists' | 'reservation' | 'wishlist')[]) => Promise<void>;
};

/**
 * RTE-30: members only.
 * @param here the address, to come back to
 * @throws a redirect to the login page
 */
export const loadProfile = async (context: Context, here: string): Promise<PageAnswer> => {
  const { lang, i18n, loadTexts } = context;
  await requireMember(context, here);
  await loadTexts('profile', 'memberLists', 'reservation', 'wishlist');
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

interface ProfilePageProps {
  lang: Language;
  clock: SiteClock;
  /** Null in the server's HTML. */
  member: MemberSession | null;
}

const log = (event: string, details: object): void => console.warn(event, details);

/** Brings the profile together with the controls of its shows. */
export function ProfilePage({ lang, clock, member }: ProfilePageProps) {
  const loginHref = loginAddress(lang, useWayBack());
  const logout = useCallback(() => member?.session.send({ type: 'logout.pressed' }), [member]);
  return (
    <ProfileScreen
      client={member?.client ?? null}
      clock={member?.clock ?? clock}
      calendarHref={pairPath('calendar', lang)}
      onLogout={logout}
      renderReservation={(reservation, show, onCancelled) => (
        <ReservationOfList {...show} {...{ reservation, member, clock, loginHref, onCancelled }} />
      )}
      renderHeart={(wish, show) => <Heart {...show} ids={wish} member={member} log={log} isGuarded />}
    />
  );
}
