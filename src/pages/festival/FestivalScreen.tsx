import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { festivalAttributes, type FestivalDate } from '#contract/wire/festival.ts';
import type { Page } from '#contract/wire/page.ts';
import type { ListedShow } from '#contract/wire/shows.ts';
import type { ListedPage } from '#src/api/listPages.ts';
import { showDays } from '#contract/programme/shows/showDays.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ListedShows } from '#src/components/cards/ListedShows.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { Span } from '#src/components/Span.tsx';
import { FoldedHtml } from '#src/controls/readMore/FoldedHtml.tsx';
import styles from './FestivalScreen.module.css';

interface FestivalScreenProps {
  lang: Language;
  page: Page;
  /** Its first shows; null after a failure of the loader's request. */
  shows: ListedPage<ListedShow> | null;
  onRetry: () => void;
  siteId: number;
  /** The start of the present day, milliseconds since the epoch. */
  today: number;
}

const nothing: { title: string; body: string; image_url: string | null; date: FestivalDate } = {
  title: '',
  body: '',
  image_url: null,
  date: null,
};

/** A festival (RTE-17): its poster, its description, and its shows. */
export function FestivalScreen({ lang, page, ...rest }: FestivalScreenProps) {
  const { t } = useTranslation();
  const read = v.safeParse(festivalAttributes, page.attributes);
  const { title, body, image_url: image, date } = read.success ? read.output : nothing;
  const name = title || page.metas.title || t('festival.unnamed');
  return (
    <article className={styles['festival']}>
      <header className={styles['poster']}>
        <div className={`wrap ${styles['inner']}`}>
          <div className={styles['words']}>
            <Breadcrumb
              above={[
                { title: t('page.home'), href: `/${lang}` },
                { title: t('festival.all'), href: pairPath('festivals', lang) },
              ]}
              here={name}
              hereIn={page.written_in}
            />
            <h1 lang={page.written_in}>{name}</h1>
            {date && (
              <p className={styles['when']}>
                <Span days={showDays({ ...date, firstDate: date.start, lastDate: date.end })} />
              </p>
            )}
            <FoldedHtml html={body} lang={page.written_in} />
          </div>
          {image !== null && (
            <div className={styles['picture']}>
              <Picture src={image} sizes="(width >= 992px) 50vw,100vw" isUrgent />
            </div>
          )}
        </div>
      </header>
      <Shows lang={lang} page={page} {...rest} />
    </article>
  );
}

function Shows({ lang, page, shows, onRetry, siteId, today }: FestivalScreenProps) {
  const { t } = useTranslation();
  const every = `${pairPath('shows', lang)}?${new URLSearchParams({ festival: page.id })}`;
  return (
    <section className={`wrap ${styles['shows']}`} aria-labelledby="festival-shows">
      <h2 id="festival-shows">{t('festival.shows')}</h2>
      {shows === null && (
        <Notice role="alert" action={<Button onClick={onRetry}>{t('shows.retry')}</Button>}>
          {t('shows.failed')}
        </Notice>
      )}
      {shows?.items.length === 0 && (
        <Notice action={<LinkButton href={pairPath('shows', lang)}>{t('festival.others')}</LinkButton>}>
          {t('festival.none')}
        </Notice>
      )}
      {shows !== null && shows.items.length > 0 && (
        <ListedShows shows={shows.items} siteId={siteId} today={today} />
      )}
      {shows?.hasMore && (
        <LinkButton look="primary" href={every}>
          {shows.total === null ? t('festival.others') : t('festival.every', { count: shows.total })}
          <Icon name="arrow" />
        </LinkButton>
      )}
    </section>
  );
}
