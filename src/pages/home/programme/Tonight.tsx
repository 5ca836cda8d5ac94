import { useTranslation } from 'react-i18next';
import { dayOfTile } from '#contract/programme/shows/tileStart.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { ShowCard } from '#src/components/cards/ShowCard.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Section } from './Section.tsx';
import styles from './Cards.module.css';

interface TonightProps {
  /** Three at most. */
  tonight: readonly Tile[];
  /** The next shows, for a night without any. */
  next: readonly Tile[];
  calendarHref: string;
}

/** HOM-01: tonight's three as large cards; without any, the next shows, with their days. */
export function Tonight({ tonight, next, calendarHref }: TonightProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isTonight = tonight.length > 0;
  const shows = isTonight ? tonight : next.slice(0, 3);
  const dayNamed = (show: Tile): string =>
    `${format.weekday(dayOfTile(show))} ${format.shortDate(dayOfTile(show))}`;
  return (
    <Section
      id="tonight"
      title={t(isTonight ? 'home.tonight.title' : 'home.next.title')}
      all={{ href: calendarHref, text: t('home.next.all') }}
    >
      {shows.length === 0 ? (
        <p>{t('home.next.none')}</p>
      ) : (
        <ul className={styles['large']}>
          {shows.map((show) => (
            <li key={show.id}>
              <ShowCard show={show} day={isTonight ? '' : dayNamed(show)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
