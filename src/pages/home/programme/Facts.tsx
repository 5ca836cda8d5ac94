import { useTranslation } from 'react-i18next';
import type { FestivalFacts } from '#src/api/home/homeProgramme.ts';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Facts.module.css';

/** The number of named cities; the calendar's filter has them all. */
const citiesNamed = 4;

interface FactsProps {
  title: string;
  /** HTML */
  intro: string;
  facts: FestivalFacts;
  /** `YYYY-MM-DD` */
  today: string;
  calendarHref: string;
}

/** HOM-01: the festival's name, time and place: within the first screen. */
export function Facts({ title, intro, facts, today, calendarHref }: FactsProps) {
  const { t } = useTranslation();
  const dates = useDates(facts, today);
  const cities = facts.cities.slice(0, citiesNamed);
  const others = facts.cities.length - cities.length;
  return (
    <section className={styles['facts']} aria-labelledby="home-title">
      <div className={`wrap ${styles['inner']}`}>
        <h1 id="home-title">{title}</h1>
        <div className={styles['when']}>
          {dates !== '' && (
            <p className={styles['dates']}>
              <Icon name="calendar" /> {dates}
            </p>
          )}
          {cities.length > 0 && (
            <ul className={styles['cities']} aria-label={t('home.facts.cities')}>
              {cities.map((city) => (
                <li key={city}>
                  <a href={`${calendarHref}?${new URLSearchParams({ city })}`}>{city}</a>
                </li>
              ))}
              {others > 0 && (
                <li>
                  <a href={calendarHref}>{t('home.facts.others', { count: others })}</a>
                </li>
              )}
            </ul>
          )}
        </div>
        <div className={styles['intro']}>
          <Html html={intro} />
        </div>
      </div>
    </section>
  );
}

/** 'Until May 31, 2028' once it has begun, else both ends; '' where the host cannot tell. */
const useDates = ({ first, last }: FestivalFacts, today: string): string => {
  const { t } = useTranslation();
  const format = useFormat();
  if (first === null || last === null || last < today) return '';
  const isOneYear = format.year(first) === format.year(last);
  const [from, to] = [
    isOneYear ? format.shortDate(first) : format.mediumDate(first),
    format.mediumDate(last),
  ];
  return first <= today ? t('home.facts.until', { to }) : t('home.facts.dates', { from, to });
};
