import { useTranslation } from 'react-i18next';
import type { Artist } from '#contract/wire/artist.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Links.module.css';

const places = [
  { name: 'twitter', icon: 'x' },
  { name: 'facebook', icon: 'facebook' },
  { name: 'instagram', icon: 'instagram' },
  { name: 'website', icon: 'external' },
] as const;

/** ARD-02: links to the artist elsewhere, and the CV as a file. */
export function Links({ artist }: { artist: Artist }) {
  const { t } = useTranslation();
  const told = places.flatMap(({ name, icon }) => {
    const href = artist[name];
    return href === null ? [] : [{ name, icon, href }];
  });
  if (told.length === 0 && artist.cv === null) return null;
  return (
    <ul className={styles['links']} aria-label={t('artist.links.label', { name: artist.name })}>
      {told.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} /> {t(`artist.links.${name}`)}
            <span className="visually-hidden"> {t('artist.newWindow')}</span>
          </a>
        </li>
      ))}
      {artist.cv !== null && (
        <li>
          <a href={artist.cv} download>
            <Icon name="down" /> {t('artist.links.cv')}
          </a>
        </li>
      )}
    </ul>
  );
}
