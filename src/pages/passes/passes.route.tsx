import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

const opening = () => import('./passes.page.tsx');
const PassesPage = lazyRouteComponent(opening, 'PassesPage');

/** `/fr/choisir-son-passe`, `/en/choose-your-pass` (RTE-31): the passes. */
export const passesRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'choose-your-pass',
    staticData: { page: 'passes' },
    loader: async ({ context }) => {
      const [{ loadPasses }] = await Promise.all([
        opening(),
        context.loadTexts('passes'),
        PassesPage.preload?.(),
      ]);
      return loadPasses(context);
    },
    component: Passes,
  });

const route = getRouteApi('/$lang/choose-your-pass');

function Passes() {
  const { client, lang } = route.useRouteContext();
  return <PassesPage client={client} lang={lang} />;
}
