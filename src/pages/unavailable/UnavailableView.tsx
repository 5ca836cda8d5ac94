import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnavailableScreen } from './UnavailableScreen.tsx';

type Props = ComponentProps<typeof UnavailableScreen>;

/** The words alone, for where even the screen cannot be fetched. */
function UnavailableWords() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <h1>{t('page.error.title')}</h1>
      <p>{t('page.error.content')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('page.error.retry')}
      </button>
    </div>
  );
}

const Screen = lazy<(props: Props) => React.ReactNode>(() =>
  import('./unavailable.page.tsx').then(
    ({ UnavailableScreen: default_ }) => ({ default: default_ }),
    () => ({ default: UnavailableWords }),
  ),
);

/** LDR-08. The screen is fetched when it is needed, which most visits never see. */
export function UnavailableView(props: Props) {
  return (
    <Suspense fallback={<UnavailableWords />}>
      <Screen {...props} />
    </Suspense>
  );
}
