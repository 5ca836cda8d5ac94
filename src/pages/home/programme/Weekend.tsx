import { useTranslation } from 'react-i18next';
import { dayOfTile } from '#contract/programme/shows/tileStart.ts';
import type { WeekendShow } from '#src/api/home/homeProgramme.ts';
import rows from '#src/components/cards/RowCards.module.css';
import { ShowCard } from '#src/components/cards/ShowCard.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Section } from './Section.tsx';
import styles from './Cards.module.css';

/** HOM-01: the weekend, one card a show; nothing without any. */
export function Weekend({ shows, calendarHref }: { shows: readonly WeekendShow[]; calendarHref: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (shows.length === 0) return null;
  return (
    <Section
      id="weekend"
      title={t('home.weekend.title')}
      all={{ href: calendarHref, text: t('home.next.all') }}
    >
      <ul className={`${rows['rows']} ${styles['small']}`}>
        {shows.map(({ tile, more }) => (
          <li key={tile.id}>
            <ShowCard
              show={tile}
              day={format.weekday(dayOfTile(tile))}
              more={more === 0 ? '' : t('home.weekend.more', { count: more })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
