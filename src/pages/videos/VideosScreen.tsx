import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import { collectionPath, isTodays } from '#contract/programme/videos/videoCollections.ts';
import { videoStretches } from '#contract/programme/calendar/stretch.ts';
import { VideoCards } from '#src/components/cards/VideoCards.tsx';
import linkStyles from '#src/components/CollectionLinks.module.css';
import { ScreeningRoom } from '#src/components/ScreeningRoom.tsx';
import { Catalogue } from '#src/controls/catalogue/Catalogue.tsx';
import { List } from '#src/controls/catalogue/List.tsx';
import styles from './VideosScreen.module.css';
import type { VideosScreenProps } from './screenProps.ts';

/** The list of videos (VID-04…VID-14): its breadcrumb, the collections, and its pages. */
export function VideosScreen(props: VideosScreenProps) {
  const { t } = useTranslation();
  const { lang, collection, collections, state, list, size, link, send } = props;
  const earlier = link({ type: 'earlier.asked' });
  const all = link({ type: 'collection.chosen', collection: null });
  const more = { type: 'more.asked', size } as const;
  const title = collection?.name ?? t('videos.all');
  const section = pairPath('ondemand', lang);
  return (
    <ScreeningRoom>
      <Catalogue
        scope="videoCatalogue"
        state={state.value}
        isLoading={list.status === 'loading'}
        above={[
          { title: t('page.home'), href: `/${lang}` },
          { title: t('videos.onDemand.title'), href: section },
        ]}
        title={title}
        count={list.total === null ? '' : t('videos.count', { count: list.total })}
        look="dark"
      >
        <nav aria-label={t('videos.collections')}>
          <ul className={linkStyles['collections']}>
            <li>
              <a href={all ?? section} aria-current={collection === null ? 'page' : undefined}>
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
        <List
          {...{ list, earlier }}
          name="videos"
          empty={{ text: t('videos.none.text'), label: t('videos.none.back'), href: earlier ?? all ?? '' }}
          mores={[
            {
              href: link(more) ?? all ?? '',
              leavesStretch: videoStretches(size).endsStretch(state.context.offset),
              onPressed: () => send(more),
            },
          ]}
          renderPage={(page, onFirstLink) => (
            <VideoCards
              key={page.offset}
              videos={page.items}
              isFirst={page === list.pages[0]}
              isLast={page === list.pages.at(-1)}
              onFirstLink={onFirstLink}
            />
          )}
        />
        <p className={styles['back']}>
          <a href={section}>{t('videos.back')}</a>
        </p>
      </Catalogue>
    </ScreeningRoom>
  );
}
