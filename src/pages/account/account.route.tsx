import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';
import type { AccountName } from './account.names.ts';

// The loader's work comes with the page that shows it.
const opening = () => import('./account.page.tsx');
const AccountPage = lazyRouteComponent(opening, 'AccountPage');

/** `/{lang}/register`, `…/activate`, `…/reset-password` and their French words (PRO-08…PRO-11). */
export const accountRoute = <Name extends AccountName>(parent: LanguageRoute, name: Name) =>
  createRoute({
    getParentRoute: () => parent,
    path: name,
    staticData: { page: 'account' },
    loader: async ({ context }) => {
      const [{ loadAccount }] = await Promise.all([
        opening(),
        context.loadTexts('account'),
        AccountPage.preload?.(),
      ]);
      return loadAccount(context, name);
    },
    component: () => <Account name={name} />,
  });

const layout = getRouteApi('/$lang');

function Account({ name }: { name: AccountName }) {
  const { lang, settings } = layout.useRouteContext();
  return <AccountPage {...{ name, lang, settings }} />;
}
