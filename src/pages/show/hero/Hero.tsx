import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFilling } from '#contract/pictures/prepared.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ShowAttributes } from '#contract/wire/show.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { kindOf } from '#contract/programme/shows/kind.ts';
import type { ShowView } from '#contract/programme/shows/show.ts';
import type { Series } from '#contract/programme/shows/view.ts';
import { aboutId } from '../anchors.ts';
import type { Shared } from '../share/share.actor.ts';
import { Share } from '../share/Share.tsx';
import { Poster } from './Poster.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  show: ShowView;
  above: readonly { title: string; href: string }[];
  /** The page's own address, absolute. */
  address: string;
}

/** An empty text is not shared. */
const sharedOf = (title: string, summary: string, url: string): Shared => ({
  title,
  url,
  ...(summary !== '' && { text: summary }),
});

/** SHW-04: the poster: the show's name, kind and sponsors, and a picture or a film. */
export function Hero({ show, above, address }: HeroProps) {
  const { attributes, series, isToronto } = show;
  const {
    title,
    summary,
    detail_title_1: kicker,
    detail_title_2: subtitle,
    image_url: image,
    video_url: film,
  } = attributes;
  return (
    <header className={styles['hero']}>
      <div className={`wrap ${styles['inner']}`}>
        <Breadcrumb above={above} here={title} hereIn={show.writtenIn} />
        {isToronto && series && <SeriesHeader series={series} />}
        <div className={styles['words']}>
          {kicker !== '' && <p className={styles['kicker']}>{kicker}</p>}
          <h1 lang={show.writtenIn}>{title}</h1>
          {subtitle !== '' && <p className={styles['subtitle']}>{subtitle}</p>}
          <div className={styles['aside']}>
            <Badges show={show} />
            <Share key={address} shared={sharedOf(title, summary, address)} />
          </div>
          <Sponsors sponsors={attributes.sponsors} />
        </div>
        <div className={styles['poster']}>
          <Poster image={image} film={film} />
        </div>
        {isToronto && <Arrow />}
      </div>
    </header>
  );
}

/** TOR-02: the series, by its icon and its name. */
function SeriesHeader({ series }: { series: Series }) {
  return (
    <p className={styles['series']}>
      <i aria-hidden="true" />
      {useFormat().typeName(series)}
    </p>
  );
}

function Badges({ show: { attributes, type, isWebBroadcast } }: { show: ShowView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const kind = kindOf(attributes.categories);
  // A show without a type is called after its first category, which may be the kind itself.
  const isKind = !attributes.show_type?.name && kindOf([type]) !== null;
  return (
    <ul className={styles['badges']}>
      {attributes.live.is_live_now && (
        <Badge tone="live">
          <i aria-hidden="true" /> {t('show.liveNow')}
        </Badge>
      )}
      {type !== '' && !isKind && <Badge tone="type">{format.typeName(type)}</Badge>}
      {isWebBroadcast ? (
        <Badge>
          <Icon name="online" /> {t('show.broadcast.label')}
        </Badge>
      ) : (
        kind && (
          <Badge>
            <Icon name={kind} /> {t(`layout.card.kind.${kind}`)}
          </Badge>
        )
      )}
    </ul>
  );
}

const Badge = ({ tone, children }: { tone?: 'live' | 'type'; children: ReactNode }) => (
  <li data-tone={tone}>{children}</li>
);

/** On sharp screens. */
const logoWidth = 320;

function Sponsors({ sponsors }: { sponsors: ShowAttributes['sponsors'] }) {
  const { t } = useTranslation();
  if (sponsors.length === 0) return null;
  return (
    <div className={styles['sponsors']}>
      <p>{t('show.presentedBy')}</p>
      <ul>
        {sponsors.map(({ title, sponsor_logo: logo }) => (
          <li key={title}>
            {logo === null ? (
              title
            ) : (
              <img src={addressFilling(logo, logoWidth)} alt={title} width={120} height={48} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Arrow() {
  const { t } = useTranslation();
  return (
    <a className={styles['arrow']} href={`#${aboutId}`} aria-label={t('show.arrow')}>
      <Icon name="down" />
    </a>
  );
}
