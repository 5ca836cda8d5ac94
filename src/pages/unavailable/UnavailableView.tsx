import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type unavailableTexts from '#locales/en/unavailable.json';
import { isBrowserOnline } from '#src/api/browserOnline.ts';
import { fetchMascot } from '#src/components/Mascot.tsx';
import { untilThere } from '#src/browser/untilThere.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { UnavailablePageProps } from './unavailable.page.tsx';
import styles from './UnavailableView.module.css';

const openUnavailable = async (load: Texts['load']) => {
  const [{ UnavailablePage }] = await Promise.all([import('./unavailable.page.tsx'), load('unavailable')]);
  return UnavailablePage;
};

/** Fetches the screen, its words and its drawing ahead of need, in a browser: without a network it would be too late. */
export const prepareUnavailable = async (load: Texts['load'], look: PageSettings['look']): Promise<void> => {
  fetchMascot(look, 'asleep');
  await openUnavailable(load);
};

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    unavailable: typeof unavailableTexts;
  }
}

/** Replaces the screen until it has loaded: its message without a network, in the words of every page. */
function UnavailableWords() {
  const { t } = useTranslation();
  const isOffline = !isBrowserOnline();
  const words = isOffline ? 'page.offline' : 'page.error';
  return (
    <section
      className={`wrap ${styles['words']}`}
      data-scope="unavailable"
      data-state={isOffline ? 'offline' : 'waiting'}
    >
      <h1>{t(`${words}.title`)}</h1>
      <p role="status">{t(`${words}.content`)}</p>
    </section>
  );
}

/** LDR-08. The screen is fetched on need; most visits never see it. */
export function UnavailableView({ load, ...props }: UnavailablePageProps & { load: Texts['load'] }) {
  const [Page] = useState(() =>
    lazy(async () => ({ default: await untilThere(() => openUnavailable(load)) })),
  );
  return (
    <Suspense fallback={<UnavailableWords />}>
      <Page {...props} />
    </Suspense>
  );
}
