import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./myList.page.tsx');
const MyListPage = lazyRouteComponent(opening, 'MyListPage');

/** `/en/my-list` ↔ `/fr/ma-liste` (RTE-20, RTE-30): what a member wishes and holds, of which the server draws the outline only. */
export const myListRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'my-list',
    staticData: { page: 'myList' },
    loader: async ({ context, location }) => {
      const [{ loadMyList }] = await Promise.all([opening(), MyListPage.preload?.()]);
      return loadMyList(context, location.publicHref);
    },
    component: MyListAddress,
  });

const route = getRouteApi('/$lang/my-list');

function MyListAddress(): ReactNode {
  const { lang, clock, sessionLoader } = route.useRouteContext();
  return <MyListPage lang={lang} clock={clock} member={useMemberSession(sessionLoader)} />;
}
