import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { languages } from '../api/contract/values.ts';
import type { PageAnswer } from '../app/context.ts';
import { useMemberArea } from '../app/memberDoor.ts';
import { requireMember } from '../app/requireMember.ts';
import { languageRoute } from './language.tsx';

const ProfilePage = lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage');

/** `/{lang}/profile` (RTE-30): the member's own page, of which the server draws the outline only. */
export const profileRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'profile',
  loader: async ({ context }): Promise<PageAnswer> => {
    await requireMember(context, `/${context.lang}/profile`);
    await Promise.all([context.loadTexts('profile', 'reservation', 'wishlist'), ProfilePage.preload?.()]);
    return {
      status: 200,
      isPersonal: true,
      chunk: 'src/routes/ProfilePage.tsx',
      head: {
        title: context.i18n.t('profile.title'),
        description: '',
        image: null,
        noindex: true,
        canonical: `/${context.lang}/profile`,
        alternates: Object.fromEntries(languages.map((lang) => [lang, `/${lang}/profile`])),
      },
    };
  },
  component: ProfileAddress,
});

function ProfileAddress() {
  const { lang, clock, member } = profileRoute.useRouteContext();
  return <ProfilePage lang={lang} clock={clock} member={useMemberArea(member)} />;
}
