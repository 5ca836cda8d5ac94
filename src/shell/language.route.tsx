import { createRoute, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { metadataQuery, sponsorsQuery } from '#src/api/queries.ts';
import { defaultLanguage, isLanguage, otherLanguage } from '#contract/address/language.ts';
import { answerOf } from './answer.ts';
import { toPublic } from '#contract/address/pairs.ts';
import { rememberLanguage } from '#src/storage/rememberLanguage.ts';
import { Layout } from '#src/layout/Layout.tsx';
import { Account } from '#src/layout/account/Account.tsx';
import { rootRoute } from './root.route.tsx';

/** What the session says on any page, to members only. */
const memberTexts = ['session', 'login'] as const;

/** `/{lang}`: the language, its texts, and what stands around every page (RTE-01, RTE-02, RTE-24). */
export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang',
  params: {
    parse: ({ lang }) => ({ lang: isLanguage(lang) ? lang : null }),
    stringify: ({ lang }) => ({ lang: lang ?? defaultLanguage }),
  },
  beforeLoad: async ({ context, params: { lang } }) => {
    if (lang === null) throw redirect({ href: `/${defaultLanguage}/404`, replace: true });
    const texts = await context.texts(lang);
    const { sessionLoader } = context;
    const hasSession = sessionLoader.current() !== null || sessionLoader.holdsSession();
    await texts.load('layout', 'page', ...(hasSession ? memberTexts : []));
    return { lang, i18n: texts.i18n, loadTexts: texts.load };
  },
  loader: async ({ context: { client, queryClient, lang } }): Promise<undefined> => {
    await Promise.all([
      queryClient.prefetchQuery(metadataQuery(client, lang)),
      queryClient.prefetchQuery(sponsorsQuery(client, lang)),
    ]);
    return undefined;
  },
  component: LanguageLayout,
  // The old page stays until the texts of the new language are there.
  pendingMs: Number.POSITIVE_INFINITY,
});

export type LanguageRoute = typeof languageRoute;

function LanguageLayout() {
  const { client, lang, i18n, settings, sessionLoader } = languageRoute.useRouteContext();
  const { data: menus } = useQuery(metadataQuery(client, lang));
  const other = otherLanguage(lang);
  const counterpart = useMatches({
    select: (matches) => {
      const answer = answerOf(matches);
      return answer?.counterpart ?? answer?.head.alternates?.[other] ?? null;
    },
  });
  const isToronto = useMatches({ select: (matches) => answerOf(matches)?.variant === 'toronto' });
  const path = useLocation({ select: ({ pathname }) => toPublic(pathname) });
  const { data: sponsors = [] } = useQuery(sponsorsQuery(client, lang));
  return (
    <I18nextProvider i18n={i18n}>
      <Layout
        lang={lang}
        brand={settings.brand}
        menus={menus ?? { main: [], footer: [], secondary: [] }}
        sponsors={sponsors}
        counterpart={counterpart === null ? null : { lang: other, href: counterpart }}
        onChooseLanguage={rememberLanguage}
        path={path}
        renderAccount={(place) => <Account {...{ sessionLoader, lang, place }} />}
        isToronto={isToronto}
      >
        <Outlet />
      </Layout>
    </I18nextProvider>
  );
}
