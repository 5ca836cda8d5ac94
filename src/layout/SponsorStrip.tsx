import { useTranslation } from 'react-i18next';
import type { Sponsor } from '#contract/wire/global.ts';
import { SponsorMark } from './SponsorMark.tsx';
import styles from './SponsorStrip.module.css';

/** LAY-13, TOR-04: the sponsors above the header of Toronto pages, which is twice as high with them. */
export function SponsorStrip({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const { t } = useTranslation();
  if (sponsors.length === 0) return null;
  return (
    <aside className={styles['strip']} aria-label={t('layout.footer.sponsors')}>
      <ul className="wrap">
        {sponsors.map((sponsor) => (
          <li key={sponsor.title}>
            <SponsorMark sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
