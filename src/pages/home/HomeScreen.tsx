import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import type { Language } from '#contract/address/language.ts';
import { readHome } from '#contract/wire/home.ts';
import type { Page } from '#contract/wire/page.ts';
import type { Passport } from '#contract/wire/passport.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { Evening } from '#contract/programme/time/tonight.ts';
import type { FestivalFacts, HomeQuestion, WeekendShow } from '#src/api/home/homeProgramme.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { LookContext } from '#src/components/look.ts';
import { Mascot } from '#src/components/Mascot.tsx';
import { FeaturedVideos } from '#src/controls/featuredVideos/FeaturedVideos.tsx';
import { HomeHero } from './hero/HomeHero.tsx';
import { Passes } from './lists/Passes.tsx';
import { TagUnitLists } from './lists/TagUnitLists.tsx';
import { Facts } from './programme/Facts.tsx';
import { Tonight } from './programme/Tonight.tsx';
import { Weekend } from './programme/Weekend.tsx';
import { HomeTiles } from './tiles/HomeTiles.tsx';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  lang: Language;
  page: Page;
  /** The name of the site: the default title of home. */
  brand: string;
  facts: FestivalFacts;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  /** Shows that have not begun, by start. */
  tonight: readonly Tile[];
  next: readonly Tile[];
  /** Whether these came at all: without an answer nothing is said of them. */
  isKnown: boolean;
  evening: Evening;
  weekend: readonly WeekendShow[];
  passes: readonly Passport[];
  videos: readonly ListedVideo[];
  /** The parameters of the tag units' lists. */
  question: HomeQuestion;
  calendarHref: string;
}

/** The home page, from top to bottom (HOM-01): tonight (TON-08), then the editor's parts with the programme between. */
export function HomeScreen({ page, lang, brand, facts, today, ...programme }: HomeScreenProps) {
  const { tonight, next, isKnown, evening, weekend, passes, videos, question, calendarHref } = programme;
  const home = readHome(page.attributes);
  return (
    <>
      {isKnown && <Tonight {...{ tonight, next, evening, calendarHref }} cities={facts.cities} />}
      {home.hero ? <HomeHero hero={home.hero} /> : <Figure brand={brand} calendarHref={calendarHref} />}
      <Facts
        {...{ facts, today, calendarHref }}
        title={home.title || page.metas.title || brand}
        intro={home.top}
      />
      <Weekend shows={weekend} calendarHref={calendarHref} />
      <HomeTiles tiles={home.tiles} />
      <TagUnitLists units={home.tagUnits} question={question} />
      <FeaturedVideos lang={lang} videos={videos} />
      <Passes passes={passes} href={pairPath('choose-your-pass', lang)} />
      {home.bottom !== '' && (
        <div className={`wrap ${styles['bottom']}`}>
          <Html html={home.bottom} />
        </div>
      )}
    </>
  );
}

/** The default top of home. */
function Figure({ brand, calendarHref }: Pick<HomeScreenProps, 'brand' | 'calendarHref'>) {
  const { t } = useTranslation();
  const { mascot } = use(LookContext);
  return (
    <div className={styles['poster']} data-figure={mascot !== null}>
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['words']}>
          <p className={styles['kicker']}>{t('home.kicker')}</p>
          {mascot === null && <p className={styles['name']}>{brand}</p>}
          <LinkButton {...(mascot !== null && { look: 'dark' })} href={calendarHref}>
            <Icon name="calendar" />
            {t('home.calendar')}
          </LinkButton>
        </div>
        {mascot !== null && (
          <div className={styles['figure']}>
            <Mascot fetchPriority="high" />
            <p className={styles['sticker']} aria-hidden="true">
              {t('home.sticker')}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
