import { useTranslation } from 'react-i18next';
import { dayOfTile } from '#contract/programme/shows/tileStart.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { Evening } from '#contract/programme/time/tonight.ts';
import rows from '#src/components/cards/RowCards.module.css';
import { ShowCard } from '#src/components/cards/ShowCard.tsx';
import { CityChip } from '#src/controls/visitorCity/CityChip.tsx';
import { useRememberedCity } from '#src/controls/visitorCity/rememberedCity.ts';
import { tonightHref } from '#src/controls/visitorCity/tonightHref.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Tonight.module.css';

interface TonightProps {
  /** Three at most. */
  tonight: readonly Tile[];
  /** The next shows, for a night without any. */
  next: readonly Tile[];
  /** The rest of tonight. */
  evening: Evening;
  /** The cities to choose from. */
  cities: readonly string[];
  calendarHref: string;
}

/**
 * HOM-01, TON-08: tonight's three in one line above everything; without any, the next shows, with their days. The city leads to
 * its evening in the calendar.
 */
export function Tonight({ tonight, next, evening, cities, calendarHref }: TonightProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const remembered = useRememberedCity();
  const isTonight = tonight.length > 0;
  const shows = isTonight ? tonight : next.slice(0, 3);
  const dayNamed = (show: Tile): string =>
    `${format.weekday(dayOfTile(show))} ${format.shortDate(dayOfTile(show))}`;
  const hrefOf = (city: string): string => tonightHref(calendarHref, evening, city);
  return (
    <section className={styles['band']} aria-labelledby="home-tonight">
      <div className={`wrap ${styles['tonight']}`}>
        <div className={styles['head']}>
          <h2 id="home-tonight">{t(isTonight ? 'home.tonight.title' : 'home.next.title')}</h2>
          <CityChip chosen={null} cities={cities} hrefOf={hrefOf} />
          <a className={styles['all']} href={isTonight ? hrefOf(remembered) : calendarHref}>
            {t(isTonight ? 'home.tonight.all' : 'home.next.all')}
          </a>
        </div>
        {shows.length === 0 ? (
          <p>{t('home.next.none')}</p>
        ) : (
          <ul className={rows['rows']}>
            {shows.map((show) => (
              <li key={show.id}>
                <ShowCard show={show} day={isTonight ? '' : dayNamed(show)} isUrgent />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
