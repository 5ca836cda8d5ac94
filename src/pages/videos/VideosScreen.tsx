import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import { collectionPath, isTodays } from '#contract/programme/videoCollections.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import linkStyles from '#src/components/CollectionLinks.module.css';
import { dataState } from '#src/components/dataState.ts';
import { ScreeningRoom } from '#src/components/ScreeningRoom.tsx';
import { List } from './List.tsx';
import styles from './VideosScreen.module.css';
import type { VideosScreenProps } from './screenProps.ts';

/** The list of the videos (VID-04…VID-14): where it is, which collections there are, and its pages. */
export function VideosScreen(props: VideosScreenProps) {
  const { t } = useTranslation();
  const { lang, collection, collections, state, list, link } = props;
  const title = collection?.name ?? t('videos.all');
  const section = pairPath('ondemand', lang);
  return (
    <ScreeningRoom>
      <div
        className={`wrap ${styles['screen']}`}
        data-scope="videoCatalogue"
        data-state={dataState(state.value)}
        aria-busy={list.status === 'loading'}
      >
        <Breadcrumb
          above={[
            { title: t('page.home'), href: `/${lang}` },
            { title: t('videos.onDemand.title'), href: section },
          ]}
          here={title}
        />
        <div className={styles['heading']}>
          <h1>{title}</h1>
          <p className={styles['count']} role="status">
            {list.total === null ? '' : t('videos.count', { count: list.total })}
          </p>
        </div>
        <nav aria-label={t('videos.collections')}>
          <ul className={linkStyles['collections']}>
            <li>
              <a
                href={link({ type: 'collection.chosen', collection: null }) ?? section}
                aria-current={collection === null ? 'page' : undefined}
              >
                {t('videos.all')}
              </a>
            </li>
            {collections
              .filter((one) => !isTodays(one))
              .map((one) => (
                <li key={one.id}>
                  <a
                    href={collectionPath(lang, one)}
                    aria-current={one.id === collection?.id ? 'page' : undefined}
                  >
                    {one.name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <List {...props} />
        <p className={styles['back']}>
          <a href={section}>{t('videos.back')}</a>
        </p>
      </div>
    </ScreeningRoom>
  );
}
