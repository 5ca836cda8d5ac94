import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import { languageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const loading = () => import('./ProfilePage.tsx');
const ProfilePage = lazyRouteComponent(loading, 'ProfilePage');

/** `/{lang}/profile` (RTE-30): the member's own page, of which the server draws the outline only. */
export const profileRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'profile',
  loader: async ({ context, location }) => {
    const [{ loadProfile }] = await Promise.all([loading(), ProfilePage.preload?.()]);
    return loadProfile(context, location.publicHref);
  },
  component: ProfileAddress,
});

function ProfileAddress() {
  const { lang, clock, sessionLoader } = profileRoute.useRouteContext();
  return <ProfilePage lang={lang} clock={clock} member={useMemberSession(sessionLoader)} />;
}
