import { useTranslation } from 'react-i18next';
import type { Credits } from '#src/api/member/member.ts';
import styles from './ProfileScreen.module.css';

/** RES-09: credits left, reservations, and passes. */
export function Wallet({ credits }: { credits: Credits }) {
  const { t } = useTranslation();
  const { creditLeft, showsReserved, passes } = credits;
  const counts = [
    ['left', creditLeft],
    ['reserved', showsReserved],
    ['passes', passes],
  ] as const;
  return (
    <ul className={styles['wallet']}>
      {counts.map(([name, count]) => (
        <li key={name} data-count={name}>
          <b>{count}</b> <span>{t(`profile.credits.${name}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
