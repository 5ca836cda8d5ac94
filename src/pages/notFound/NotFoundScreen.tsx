import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import styles from '#src/components/StopScreen.module.css';

/** LDR-07, ERR-01: the page for missing addresses. */
export function NotFoundScreen({ lang }: { lang: Language }) {
  const { t } = useTranslation();
  return (
    <section className={`wrap ${styles['stop']}`} data-tone="yellow">
      <div className={styles['words']}>
        <h1>{t('page.404.title')}</h1>
        <p className={styles['subtitle']}>{t('page.404.subtitle')}</p>
        <p>{t('page.404.content')}</p>
        <LinkButton look="dark" href={`/${lang}`}>
          {t('page.404.link')}
        </LinkButton>
      </div>
      <Mascot mood="lost" />
      <p className={styles['code']} aria-hidden="true">
        404
      </p>
    </section>
  );
}
