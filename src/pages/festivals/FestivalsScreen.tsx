import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { Festival } from '#contract/wire/festival.ts';
import { showDays } from '#contract/programme/shows/showDays.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { Span } from '#src/components/Span.tsx';
import cards from '#src/components/cards/Card.module.css';
import styles from './FestivalsScreen.module.css';

interface FestivalsScreenProps {
  lang: Language;
  festivals: readonly Festival[];
}

/** RTE-17: the festivals, each a poster. */
export function FestivalsScreen({ lang, festivals }: FestivalsScreenProps) {
  const { t } = useTranslation();
  const title = t('festivals.title');
  return (
    <div className={`wrap ${styles['screen']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={title} />
      <h1>{title}</h1>
      {festivals.length === 0 ? (
        <Notice action={<LinkButton href={pairPath('shows', lang)}>{t('festivals.shows')}</LinkButton>}>
          {t('festivals.none')}
        </Notice>
      ) : (
        <ul className={styles['posters']}>
          {festivals.map((festival, place) => (
            <li key={festival.id}>
              <Poster festival={festival} isUrgent={place < 2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Poster({
  festival: { title, url, image_url: image, date },
  isUrgent,
}: {
  festival: Festival;
  isUrgent: boolean;
}) {
  return (
    <article className={`${cards['card']} ${styles['poster']}`}>
      <Picture src={image} isUrgent={isUrgent} />
      <div>
        <h2>
          <a href={url}>{title}</a>
        </h2>
        {date && (
          <p>
            <Span days={showDays({ ...date, firstDate: date.start, lastDate: date.end })} />
          </p>
        )}
      </div>
    </article>
  );
}
