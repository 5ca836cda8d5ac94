import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ShowCard } from '#src/components/ShowCard.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { localTime, offsetMinutes } from '#contract/programme/localTime.ts';
import type { Tile } from '#contract/programme/view.ts';
import styles from './NextShows.module.css';

/** The day of a show on its own clock. */
const dateOf = ({ start, offset }: Tile): string =>
  localTime(Date.parse(start), offsetMinutes(offset) ?? 0)?.date ?? start.slice(0, 'YYYY-MM-DD'.length);

/** The shows that begin next, with the way to all of them. */
export function NextShows({ shows, calendarHref }: { shows: readonly Tile[]; calendarHref: string }) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  return (
    <section className={`wrap ${styles['next']}`} aria-labelledby="next-title">
      <div className={styles['heading']}>
        <h2 id="next-title">{t('home.next.title')}</h2>
        <LinkButton href={calendarHref}>
          {t('home.next.all')}
          <Icon name="arrow" />
        </LinkButton>
      </div>
      {shows.length === 0 ? (
        <p>{t('home.next.none')}</p>
      ) : (
        <ul className={styles['cards']}>
          {shows.map((show) => (
            <li key={show.id}>
              <ShowCard
                show={show}
                day={`${format.weekday(dateOf(show))} ${format.shortDate(dateOf(show))}`}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
