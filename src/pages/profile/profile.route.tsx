import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./profile.page.tsx');
const ProfilePage = lazyRouteComponent(opening, 'ProfilePage');

/** `/{lang}/profile` (RTE-30): the member's own page, of which the server draws the outline only. */
export const profileRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'profile',
    staticData: { page: 'profile' },
    loader: async ({ context, location }) => {
      const [{ loadProfile }] = await Promise.all([opening(), ProfilePage.preload?.()]);
      return loadProfile(context, location.publicHref);
    },
    component: ProfileAddress,
  });

const route = getRouteApi('/$lang/profile');

function ProfileAddress(): ReactNode {
  const { lang, clock, sessionLoader } = route.useRouteContext();
  return <ProfilePage lang={lang} clock={clock} member={useMemberSession(sessionLoader)} />;
}
