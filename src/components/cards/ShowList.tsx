import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { excerpt } from '#contract/programme/texts/excerpt.ts';
import { Carousel } from '../Carousel.tsx';
import { CityFilter } from './CityFilter.tsx';
import { Picture } from '../Picture.tsx';
import cards from './Card.module.css';
import styles from './ShowList.module.css';

/** SHW-02: graphemes of a title and of a place. */
const longest = { title: 35, location: 45 } as const;

/** Of 5.2, 4.2, 3.2 or 2.2 in a row (SHW-03). */
const sizes = '(width >= 1200px) 250px,(width >= 768px) 30vw,45vw';

/** A show of a list. */
export interface ListedShow {
  id: string;
  title: string;
  /** Of a title in the other language, that one. */
  writtenIn?: Language | undefined;
  url: string;
  image: string | null;
  /** Each once. */
  cities: readonly string[];
}

interface ShowListProps {
  shows: readonly ListedShow[];
  /** The address of all shows. */
  allHref: string;
  /** Replaces 'featured shows'. */
  title?: ReactNode;
}

/** SHW-01: shows side by side, of every city or of one; nothing if there are none. */
export function ShowList({ shows, allHref, title }: ShowListProps) {
  const { t } = useTranslation();
  const [asked, ask] = useState('');
  if (shows.length === 0) return null;
  const cities = [...new Set(shows.flatMap((show) => show.cities))].toSorted();
  // The page may show other shows while it is open.
  const city = cities.includes(asked) ? asked : '';
  const shown = city === '' ? shows : shows.filter((show) => show.cities.includes(city));
  const name = t('show.list.featured');
  return (
    <section className={styles['list']} aria-labelledby="show-list">
      <div className={styles['heading']}>
        <h2 id="show-list">{title ?? name}</h2>
        <CityFilter
          label={t('show.list.location')}
          every={t('show.list.everywhere')}
          cities={cities}
          city={city}
          onChosen={ask}
        />
        <a href={allHref}>{t('show.list.all')}</a>
      </div>
      <Carousel label={name} previous={t('show.list.previous')} next={t('show.list.next')}>
        {shown.map((show) => (
          <li key={show.id}>
            <Slide show={show} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function Slide({ show: { title, writtenIn, url, image, cities } }: { show: ListedShow }) {
  const { t } = useTranslation();
  const short = excerpt(title, longest.title);
  const [only = '', ...others] = cities;
  const location = others.length > 0 ? t('show.list.multiple') : only;
  return (
    <article className={`${cards['card']} ${styles['slide']}`}>
      <Picture src={image} sizes={sizes} />
      <div>
        <h3>
          <a href={url} lang={writtenIn}>
            {short === title ? (
              title
            ) : (
              <>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{title}</span>
              </>
            )}
          </a>
        </h3>
        {location !== '' && <p>{excerpt(location, longest.location)}</p>}
      </div>
    </article>
  );
}
