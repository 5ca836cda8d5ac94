import { createRoute, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { metadataQuery, sponsorsQuery } from '#src/api/queries.ts';
import type { DocumentTheme } from '#contract/rendering.ts';
import { defaultLanguage, isLanguage, otherLanguage } from '#contract/address/language.ts';
import { answerOf, languageOf } from '../answer.ts';
import { toPublic } from '#contract/address/pairs.ts';
import { rememberLanguage } from '#src/storage/rememberLanguage.ts';
import { LookContext } from '#src/components/look.ts';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { PartsContext } from '#src/components/parts.ts';
import { CurrencyContext } from '#src/i18n/usePrices.ts';
import { useShowMark } from '#src/controls/wishlist/useShowMark.ts';
import { Layout } from '#src/layout/Layout.tsx';
import { UnavailableView } from '#src/pages/unavailable/UnavailableView.tsx';
import { SearchToggle } from '#src/layout/search/SearchToggle.tsx';
import { Account } from '#src/layout/account/Account.tsx';
import { Live } from '#src/layout/liveShows/Live.tsx';
import { openLanguage } from '../openLanguage.ts';
import { rootRoute } from './root.route.tsx';

/** `/{lang}`: the language, its texts, and the frame of every page (RTE-01, RTE-02, RTE-24). */
export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang',
  params: {
    parse: ({ lang }) => ({ lang: isLanguage(lang) ? lang : null }),
    stringify: ({ lang }) => ({ lang: lang ?? defaultLanguage }),
  },
  beforeLoad: async ({ context, params: { lang }, location, preload }) => {
    const { languages: spoken } = context.settings;
    if (lang === null || !spoken.includes(lang))
      throw redirect({ href: `/${spoken[0] ?? defaultLanguage}/404`, replace: true });
    const texts = await openLanguage(context, lang).catch((error: unknown) => {
      const shown = context.shown();
      if (preload || shown === null) throw error;
      // Back or forward to another language: the shown page stays, at its own address (RTE-21).
      context.awaited.set(location.publicHref);
      throw redirect({ href: shown, replace: true });
    });
    return { lang, i18n: texts.i18n, loadTexts: texts.load };
  },
  loader: async ({ context: { aside, queryClient, lang } }): Promise<undefined> => {
    await Promise.all([
      queryClient.prefetchQuery(metadataQuery(aside, lang)),
      queryClient.prefetchQuery(sponsorsQuery(aside, lang)),
    ]);
    return undefined;
  },
  component: LanguageLayout,
  // The old page stays until the texts of the new language have come.
  pendingMs: Number.POSITIVE_INFINITY,
});

const nothing = () => null;

const hasScript = (theme: DocumentTheme | undefined): boolean =>
  theme !== undefined && (theme.js.length > 0 || theme.inlineJs !== '');

function LanguageLayout() {
  const context = languageRoute.useRouteContext();
  const { client, lang, i18n, settings, sessionLoader, loadTexts } = context;
  const awaited = useSyncExternalStore(context.awaited.subscribe, context.awaited.current, nothing);
  const { data: menus } = useQuery(metadataQuery(client, lang));
  const other = otherLanguage(lang);
  const counterpart = useMatches({
    select: (matches) => {
      const answer = answerOf(matches);
      return answer?.counterpart ?? answer?.head.alternates?.[other] ?? null;
    },
  });
  const isToronto = useMatches({ select: (matches) => answerOf(matches)?.variant === 'toronto' });
  const hasThemeScript = useMatches({ select: (matches) => hasScript(answerOf(matches)?.theme) });
  const path = useLocation({ select: ({ pathname }) => toPublic(pathname) });
  const { data: sponsors = [] } = useQuery(sponsorsQuery(client, lang));
  return (
    <I18nextProvider i18n={i18n}>
      <LookContext value={settings.look}>
        <PartsContext value={settings.parts}>
          <CurrencyContext value={settings.currency}>
            <Layout
              lang={lang}
              brand={settings.brand[lang]}
              languages={settings.languages}
              menus={menus ?? { main: [], footer: [], secondary: [] }}
              sponsors={sponsors}
              counterpart={counterpart === null ? null : { lang: other, href: counterpart }}
              onChooseLanguage={rememberLanguage}
              path={path}
              renderAccount={(place) =>
                settings.parts.members && (
                  <Account {...{ sessionLoader, lang, place }} mayAsk={!hasThemeScript} />
                )
              }
              renderLive={(place) => (
                <Live
                  {...{ client, lang, place, loadTexts }}
                  clock={context.clock}
                  timezone={settings.timezone}
                />
              )}
              search={<SearchToggle key={lang} lang={lang} loadTexts={loadTexts} />}
              isToronto={isToronto}
              newsletterUrl={settings.newsletterUrl}
              links={settings}
            >
              {awaited !== null && (
                <UnavailableView
                  key={awaited}
                  lang={lang}
                  load={context.loadTexts}
                  wanted={awaited}
                  language={{
                    ask: () => openLanguage(context, languageOf(awaited)),
                    forget: () => context.awaited.set(null),
                  }}
                />
              )}
              <ShowMarkContext value={useShowMark(sessionLoader, { lang, loadTexts })}>
                <Outlet />
              </ShowMarkContext>
            </Layout>
          </CurrencyContext>
        </PartsContext>
      </LookContext>
    </I18nextProvider>
  );
}
