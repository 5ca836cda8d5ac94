import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';
import type { PageAnswer } from '#src/shell/context.ts';

const opening = () => import('./festivals.page.tsx');
const FestivalsPage = lazyRouteComponent(opening, 'FestivalsPage');

/** `/{lang}/festivals` (RTE-17): the festivals. */
export const festivalsRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'festivals',
    staticData: { page: 'festivals' },
    loader: async ({ context }): Promise<PageAnswer> => {
      const { client, queryClient, lang, i18n } = context;
      const [{ festivalsQuery }] = await Promise.all([
        opening(),
        context.loadTexts('festivals'),
        FestivalsPage.preload?.(),
      ]);
      await queryClient.ensureQueryData(festivalsQuery(client, lang));
      return {
        status: 200,
        head: {
          title: i18n.t('festivals.title'),
          description: i18n.t('festivals.description'),
          canonical: pairPath('festivals', lang),
          alternates: Object.fromEntries(languages.map((one) => [one, pairPath('festivals', one)])),
        },
      };
    },
    component: Festivals,
  });

const route = getRouteApi('/$lang/festivals');

function Festivals() {
  const { client, lang } = route.useRouteContext();
  return <FestivalsPage client={client} lang={lang} />;
}
