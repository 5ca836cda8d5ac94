import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

const opening = () => import('./festivals.page.tsx');
const FestivalsPage = lazyRouteComponent(opening, 'FestivalsPage');

/** `/{lang}/festivals` (RTE-17): the festivals. */
export const festivalsRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'festivals',
    staticData: { page: 'festivals' },
    loader: async ({ context }) => {
      const [{ loadFestivals }] = await Promise.all([
        opening(),
        context.loadTexts('festivals'),
        FestivalsPage.preload?.(),
      ]);
      return loadFestivals(context);
    },
    component: Festivals,
  });

const route = getRouteApi('/$lang/festivals');

function Festivals() {
  const { client, lang } = route.useRouteContext();
  return <FestivalsPage client={client} lang={lang} />;
}
