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

/** Of a list, in words. */
interface PagesTexts {
  list: string;
  earlier: string;
  failed: string;
  retry: string;
  more: string;
}

/** The way on: where it leads, and what it says of how many are there. */
interface More {
  href: string;
  /** The page after this one begins another stretch, from its top: a link like any other. */
  leavesStretch: boolean;
  onPressed: () => void;
  /** Only in windows that are narrow, or are not: where nobody knows yet what the window is. */
  only?: 'narrow' | 'wide' | undefined;
  /** How many there are of how many; null where nobody knows. */
  shown: string | null;
}

interface PagesProps<Item> {
  id: string;
  list: ListPages<Item>;
  texts: PagesTexts;
  /** Where the stretch before this one begins; null on the first. */
  earlier: string | null;
  /** In place of a list of nothing. */
  empty: ReactNode;
  mores: readonly More[];
  /** Draws a page; the first one of the stretch was not asked for by a press here. */
  renderPage: (page: DrawnPage<Item>, isStart: boolean) => ReactNode;
}

/** The pages of a list, what they wait for, and the way on. */
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

/** Which one of the list the last one is that is shown. */
export const shownOf = (pages: readonly DrawnPage<unknown>[]): number => {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.offset + last.items.length;
};
