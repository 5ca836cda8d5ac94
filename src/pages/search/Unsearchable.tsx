import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import styles from './SearchScreen.module.css';

/** SRCH-12: a site without a search says so, and shows a way on. */
export function Unsearchable({ lang }: { lang: Language }) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles['screen']}`}>
      <h1>{t('search.title')}</h1>
      <Notice
        action={
          <LinkButton look="primary" href={pairPath('shows', lang)}>
            {t('search.unsearchable.onward')}
          </LinkButton>
        }
      >
        {t('search.unsearchable.text')}
      </Notice>
    </div>
  );
}
