import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WishItem } from '#contract/wire/wishlist.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { memberShow } from './memberShow.ts';
import reserved from './ReservedShows.module.css';
import styles from './Wishes.module.css';

/** Draws the heart of a wish: another screen's control. */
export type RenderHeart = (wish: WishItem, show: { title: string; when: string }) => ReactNode;

interface WishesProps {
  wishes: readonly WishItem[];
  calendarHref: string;
  renderHeart: RenderHeart;
}

/** WSH-08: what the member likes, with the way there. */
export function Wishes({ wishes, calendarHref, renderHeart }: WishesProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const format = createFormat(lang);
  const liked = wishes
    .flatMap((wish) => {
      const show = wish.liked ? memberShow(wish.show, lang, format) : null;
      return show ? [{ wish, show }] : [];
    })
    .toSorted((a, b) => Date.parse(a.show.start) - Date.parse(b.show.start));
  if (liked.length === 0)
    return (
      <div className={reserved['empty']}>
        <p>{t('profile.wishes.empty')}</p>
        <LinkButton href={calendarHref}>{t('profile.reserved.browse')}</LinkButton>
      </div>
    );
  return (
    <ul className={styles['wishes']}>
      {liked.map(({ wish, show }) => (
        <li key={wish.uuid}>
          <article className={styles['wish']}>
            <Picture src={show.image} />
            <div>
              <h3>
                <a href={show.url}>{show.title}</a>
              </h3>
              <p>
                <time dateTime={show.start}>
                  {show.date}, {show.time}
                </time>
              </p>
              <p>{show.place}</p>
            </div>
            <span className={styles['heart']}>
              {renderHeart(wish, { title: show.title, when: t('profile.when', { ...show }) })}
            </span>
          </article>
        </li>
      ))}
    </ul>
  );
}
