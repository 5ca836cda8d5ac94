import { useTranslation } from 'react-i18next';
import type { Sponsor } from '#contract/wire/global.ts';
import { SponsorMark } from './SponsorMark.tsx';
import { sponsorLines } from './sponsorLines.ts';
import styles from './Sponsors.module.css';

/** The sponsors in up to six lines, on phones three a row (LAY-21, LAY-22). */
export function Sponsors({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const { t } = useTranslation();
  if (sponsors.length === 0) return null;
  return (
    <section className={`wrap ${styles['sponsors']}`} aria-labelledby="sponsors-title">
      <h2 id="sponsors-title">{t('layout.footer.sponsors')}</h2>
      <div className={styles['lines']}>
        {sponsorLines(sponsors).map((line) => (
          <ul key={line.number} className={styles['line']} data-line={line.number}>
            {line.sponsors.map((sponsor) => (
              <li key={sponsor.title}>
                <SponsorMark sponsor={sponsor} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
