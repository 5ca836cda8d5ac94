import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { Mascot } from '#src/components/Mascot.tsx';
import { useParts } from '#src/components/parts.ts';
import { introOf, type AccountName } from './account.names.ts';
import cards from '#src/components/AccountCard.module.css';
import styles from './account.module.css';

interface AccountScreenProps {
  name: AccountName;
  lang: Language;
  /** A member needs no way to log in. */
  isMember: boolean;
  children: ReactNode;
}

/** The frame of an account's forms, with links to the others. */
export function AccountScreen({ name, lang, isMember, children }: AccountScreenProps) {
  const { t } = useTranslation();
  const parts = useParts();
  const others = (['register', 'activate', 'reset-password'] as const).filter((other) => other !== name);
  return (
    <div className={`wrap ${styles['screen']}`}>
      <header className={styles['poster']} data-page={name}>
        <h1>{t(`account.title.${name}`)}</h1>
        <p>{t(introOf(name, parts))}</p>
        <Mascot />
      </header>
      <div className={`${cards['card']} ${styles['card']}`}>
        <p className={cards['scripts']}>{t('account.scripts')}</p>
        {children}
        {!isMember && (
          <nav className={cards['others']} aria-label={t('account.others')}>
            <a href={`/${lang}/login`} rel="nofollow">
              {t('account.logIn')}
            </a>
            {others.map((other) => (
              <a key={other} href={pairPath(other, lang)} rel="nofollow">
                {t(`account.title.${other}`)}
              </a>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}
