import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { ListedArtist } from '#contract/wire/artist.ts';
import { basicAttributes, type Page } from '#contract/wire/page.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { CityFilter } from '#src/components/cards/CityFilter.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ListedArtists } from '#src/components/cards/ListedArtists.tsx';
import styles from './ArtistBlockScreen.module.css';

interface ArtistBlockScreenProps {
  lang: Language;
  page: Page;
  artists: readonly ListedArtist[];
  siteId: number;
}

/** ART-08: artists of every kind or of one, and a link to all of them. */
export function ArtistBlockScreen({ lang, page, artists, siteId }: ArtistBlockScreenProps) {
  const { t } = useTranslation();
  const [asked, ask] = useState('');
  const read = v.safeParse(basicAttributes, page.attributes);
  const { title, body } = read.success ? read.output : { title: '', body: '' };
  const name = title || page.metas.title || t('artists.title');
  const types = [...new Set(artists.map(({ artistType }) => artistType))].filter(Boolean).toSorted();
  // The page may show others while it is open.
  const type = types.includes(asked) ? asked : '';
  return (
    <article className={`wrap ${styles['block']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={name} />
      <h1>{name}</h1>
      <Html html={body} />
      <div className={styles['heading']}>
        <h2>{t('artists.list')}</h2>
        <CityFilter
          label={t('artists.type')}
          every={t('artists.every')}
          cities={types}
          city={type}
          onChosen={ask}
        />
        <LinkButton href={pairPath('artists', lang)}>
          {t('artists.all')} <Icon name="arrow" />
        </LinkButton>
      </div>
      <ListedArtists
        artists={type === '' ? artists : artists.filter(({ artistType }) => artistType === type)}
        siteId={siteId}
      />
    </article>
  );
}
