import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBegun } from '#contract/programme/time/closing.ts';
import type { WishItem } from '#contract/wire/member/wishlist.ts';
import { Picture } from '#src/components/Picture.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { EmptyList } from './EmptyList.tsx';
import { memberShow, type MemberShow } from './memberShow.ts';
import { Past } from './Past.tsx';
import styles from './Wishes.module.css';

/** Draws the heart of a wish, from another folder. */
export type RenderHeart = (wish: WishItem, show: { title: string; when: string }) => ReactNode;

interface WishesProps {
  wishes: readonly WishItem[];
  /** Milliseconds since the epoch. */
  now: number;
  calendarHref: string;
  renderHeart: RenderHeart;
}

/** WSH-08: the member's likes, by date, with links; then past ones, folded. */
export function Wishes({ wishes, now, calendarHref, renderHeart }: WishesProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const format = createFormat(lang);
  const startOf = ({ show }: Liked) => Date.parse(show.start);
  const liked = wishes
    .flatMap((wish) => {
      const show = wish.liked ? memberShow(wish.show, lang, format) : null;
      return show ? [{ wish, show }] : [];
    })
    .toSorted((a, b) => startOf(a) - startOf(b));
  const isOver = (each: Liked) => hasBegun(startOf(each) - now);
  const past = liked.filter(isOver);
  const coming = liked.filter((each) => !isOver(each));
  return (
    <>
      {coming.length === 0 && (
        <EmptyList calendarHref={calendarHref}>
          {t(past.length === 0 ? 'memberLists.wishes.empty' : 'memberLists.wishes.over')}
        </EmptyList>
      )}
      {coming.length > 0 && <Cards liked={coming} renderHeart={renderHeart} />}
      {past.length > 0 && (
        <Past title={t('memberLists.wishes.past', { count: past.length })}>
          <Cards liked={past} renderHeart={renderHeart} />
        </Past>
      )}
    </>
  );
}

interface Liked {
  wish: WishItem;
  show: MemberShow;
}

function Cards({ liked, renderHeart }: { liked: readonly Liked[]; renderHeart: RenderHeart }) {
  const { t } = useTranslation();
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
                  {show.date}, <span>{show.time}</span>
                </time>
              </p>
              <p>{show.place}</p>
            </div>
            <span className={styles['heart']}>
              {renderHeart(wish, { title: show.title, when: t('memberLists.when', { ...show }) })}
            </span>
          </article>
        </li>
      ))}
    </ul>
  );
}
