import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { homeAttributes, type Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/address/language.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import type { Tile } from '#contract/programme/view.ts';
import { NextShows } from './NextShows.tsx';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  lang: Language;
  page: Page;
  /** The name of the site: the title of a home that has none. */
  brand: string;
  /** The next shows, in order. */
  shows: readonly Tile[];
  calendarHref: string;
}

const nothing = { title: '', html_top: '', html_bottom: '' };

/** The home page: the poster, the free zones and the next shows (HOM-01 in part, HOM-08). */
export function HomeScreen({ page, brand, shows, calendarHref }: HomeScreenProps) {
  const { t } = useTranslation();
  const read = v.safeParse(homeAttributes, page.attributes);
  const { title, html_top: top, html_bottom: bottom } = read.success ? read.output : nothing;
  return (
    <>
      <section className={styles['poster']} aria-labelledby="home-title">
        <div className={`wrap ${styles['inner']}`}>
          <div className={styles['words']}>
            <p className={styles['kicker']}>{t('home.kicker')}</p>
            <h1 id="home-title">{title || page.metas.title || brand}</h1>
            <Html html={top} />
            <LinkButton look="dark" href={calendarHref}>
              <Icon name="calendar" />
              {t('home.calendar')}
            </LinkButton>
          </div>
          <div className={styles['figure']}>
            <Mascot fetchPriority="high" />
            <p className={styles['sticker']} aria-hidden="true">
              {t('home.sticker')}
            </p>
          </div>
        </div>
      </section>
      <NextShows shows={shows} calendarHref={calendarHref} />
      {bottom !== '' && (
        <div className={`wrap ${styles['bottom']}`}>
          <Html html={bottom} />
        </div>
      )}
    </>
  );
}
