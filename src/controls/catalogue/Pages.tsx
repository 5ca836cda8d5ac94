import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { isPlainClick } from '#src/browser/plainClick.ts';
import type { DrawnPage, ListPages } from './useListPages.ts';
import styles from './Pages.module.css';

const skeletons = 4;

/** A list's words. */
interface PagesTexts {
  list: string;
  earlier: string;
  failed: string;
  retry: string;
  more: string;
}

/** The way on: its address, and the count so far. */
interface More {
  href: string;
  /** The next page begins another stretch, from its top: a link like any other. */
  leavesStretch: boolean;
  onPressed: () => void;
  /** Only in narrow windows, or only in others: before the window is known. */
  only?: 'narrow' | 'wide' | undefined;
  /** The count so far and in all; null if unknown. */
  shown: string | null;
}

interface PagesProps<Item> {
  id: string;
  list: ListPages<Item>;
  texts: PagesTexts;
  /** The start of the stretch before this one; null on the first. */
  earlier: string | null;
  /** Replaces an empty list. */
  empty: ReactNode;
  mores: readonly More[];
  /** Draws a page; the first one of the stretch was not requested by a press here. */
  renderPage: (page: DrawnPage<Item>, isStart: boolean) => ReactNode;
}

/** The pages of a list, their loading, and the way on. */
export function Pages<Item>({ id, list, texts, earlier, empty, mores, renderPage }: PagesProps<Item>) {
  const { t } = useTranslation();
  const { pages, status } = list;
  const isEmpty = pages.every(({ items }) => items.length === 0) && !list.hasMore;
  const [start] = pages;
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {texts.list}
      </h2>
      {earlier !== null && !isEmpty && <LinkButton href={earlier}>{texts.earlier}</LinkButton>}
      {isEmpty && status === 'ready' && empty}
      {pages.map((page) => renderPage(page, page === start))}
      {status === 'loading' && (
        <>
          <p className={styles['loading']} role="status">
            {t('page.loading')}
          </p>
          <Skeleton count={skeletons} />
        </>
      )}
      {status === 'failed' && (
        <Notice role="alert" action={<Button onClick={list.onRetry}>{texts.retry}</Button>}>
          {texts.failed}
        </Notice>
      )}
      {status === 'ready' &&
        list.hasMore &&
        mores.map(({ href, leavesStretch, onPressed, only, shown }) => (
          <p key={href} className={styles['more']} data-only={only}>
            <LinkButton
              look="primary"
              href={href}
              onClick={(event) => {
                if (!isPlainClick(event) || leavesStretch) return;
                event.preventDefault();
                onPressed();
              }}
            >
              {texts.more}
              <Icon name="down" />
            </LinkButton>
            {shown !== null && <span>{shown}</span>}
          </p>
        ))}
    </section>
  );
}

/** The number of the last shown entry in the list. */
export const shownOf = (pages: readonly DrawnPage<unknown>[]): number => {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.offset + last.items.length;
};
