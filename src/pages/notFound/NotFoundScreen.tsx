import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import type { HomeQuestion } from '#src/api/home/homeProgramme.ts';
import { tonightQuery } from '#src/api/home/homeQueries.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import rows from '#src/components/cards/RowCards.module.css';
import { ShowCard } from '#src/components/cards/ShowCard.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import stop from '#src/components/StopScreen.module.css';
import styles from './NotFoundScreen.module.css';

/** LDR-07, ERR-01: the page for missing addresses, with a search and tonight's shows. */
export function NotFoundScreen(question: HomeQuestion) {
  const { lang } = question;
  const { t } = useTranslation();
  return (
    <>
      <section className={`wrap ${stop['stop']}`} data-tone="yellow">
        <div className={stop['words']}>
          <h1>{t('page.404.title')}</h1>
          <p className={stop['subtitle']}>{t('page.404.subtitle')}</p>
          <p>{t('page.404.content')}</p>
          <SearchForm lang={lang} />
          <LinkButton href={`/${lang}`}>{t('page.404.link')}</LinkButton>
        </div>
        <Mascot mood="lost" />
        <p className={stop['code']} data-code="404" aria-hidden="true" />
      </section>
      <Tonight {...question} />
    </>
  );
}

/** Sent by the browser as the address of the search. */
function SearchForm({ lang }: { lang: Language }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form
      role="search"
      className={styles['search']}
      action={pairPath('search', lang)}
      aria-label={t('page.404.search')}
    >
      <label htmlFor={id}>{t('page.404.search')}</label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={searchPageSettings.longestText}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" look="dark" aria-label={t('layout.search')}>
        <Icon name="search" />
      </Button>
    </form>
  );
}

/** Asked of in the browser only: a missing address costs the server no question. */
function Tonight(question: HomeQuestion) {
  const { t } = useTranslation();
  const { data: tonight = [] } = useQuery(tonightQuery(question));
  if (tonight.length === 0) return null;
  return (
    <section className={`wrap ${styles['tonight']}`} aria-labelledby="not-found-tonight">
      <h2 id="not-found-tonight">{t('page.404.tonight')}</h2>
      <ul className={rows['rows']}>
        {tonight.map((show) => (
          <li key={show.id}>
            <ShowCard show={show} />
          </li>
        ))}
      </ul>
      <LinkButton href={pairPath('calendar', question.lang)}>{t('page.404.calendar')}</LinkButton>
    </section>
  );
}
