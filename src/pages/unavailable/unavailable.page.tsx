import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { Language } from '#contract/address/language.ts';
import { isUnreached, referenceOf, retryAfterOf } from '#src/api/attempt.ts';
import { askAgain } from './askAgain.ts';
import { AwaitedLanguage } from './AwaitedLanguage.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { reviveStyles } from './reviveStyles.ts';
import { UnavailableScreen } from './UnavailableScreen.tsx';

export interface UnavailablePageProps {
  lang: Language;
  /** The error behind the view, if any. */
  error?: unknown;
  /** The visitor's target: the path to request again. By default the page's own. */
  wanted?: string;
  /** If the texts of another language failed: fetches them, or forgets the wish. The page behind stays (RTE-21). */
  language?: { ask: () => Promise<unknown>; forget: () => void };
}

/** Connects the error view with the router, which requests the page again without showing it. */
export function UnavailablePage({ lang, error, wanted, language }: UnavailablePageProps) {
  const router = useRouter();
  // Its own styles may be among the failed ones.
  useEffect(() => void reviveStyles().catch(() => {}), []);
  const retryPage = useCallback(
    () =>
      askAgain(async () => {
        await reviveStyles();
        const href = wanted ?? router.state.location.href;
        const matches = await router.preloadRoute({ to: '.', href });
        const failed = matches?.find(({ status }) => status === 'error');
        if (failed) throw failed.error;
      }, reloadOnce)(),
    [router, wanted],
  );
  const online = typeof window === 'undefined' || (navigator.onLine && !isUnreached(error));
  const shared = { retryAfter: retryAfterOf(error), online } as const;
  if (language && wanted !== undefined) {
    const go = () => {
      language.forget();
      void router.navigate({ to: '.', href: wanted });
    };
    return <AwaitedLanguage {...shared} ask={language.ask} go={go} stay={language.forget} />;
  }
  return (
    <UnavailableScreen
      {...shared}
      lang={lang}
      reference={referenceOf(error)}
      retry={retryPage}
      onRecovered={() =>
        void (wanted === undefined
          ? router.invalidate()
          : router.navigate({ to: '.', href: wanted, replace: true }))
      }
    />
  );
}
