import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import type { Credits } from '#src/api/member/member.ts';
import { useParts } from '#src/components/parts.ts';
import { useLanguage } from '#src/i18n/language.ts';
import styles from './ProfileScreen.module.css';

/** RES-09: credits left, reservations, and passes; without a credit, the way to some (PRO-21). */
export function Wallet({ credits }: { credits: Credits }) {
  const { t } = useTranslation();
  const { creditLeft, showsReserved, passes } = credits;
  const counts = [
    ['left', creditLeft],
    ['reserved', showsReserved],
    ['passes', passes],
  ] as const;
  const lang = useLanguage();
  const { passes: hasPasses } = useParts();
  return (
    <>
      <ul className={styles['wallet']}>
        {counts.map(([name, count]) => (
          <li key={name} data-count={name}>
            <b>{count}</b> <span>{t(`profile.credits.${name}`, { count })}</span>
          </li>
        ))}
      </ul>
      {creditLeft === 0 && (
        <p className={styles['noCredits']}>
          {t('profile.credits.none')}{' '}
          {hasPasses && <a href={pairPath('choose-your-pass', lang)}>{t('profile.credits.getPass')}</a>}
        </p>
      )}
    </>
  );
}
