import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { isPlainClick } from '#src/browser/plainClick.ts';
import type { DrawnPage, ListPages } from './useListPages.ts';
import { useFocusOnMore } from './useFocusOnMore.ts';
import styles from './List.module.css';

const skeletons = 4;

/** Which one of the list the last one is that is shown. */
const shownOf = (pages: readonly DrawnPage<unknown>[]): number => {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.offset + last.items.length;
};

/** The way on: its address, and the count so far. */
interface More {
  href: string;
  /** The next page begins another stretch, from its top: a link like any other. */
  leavesStretch: boolean;
  onPressed: () => void;
  /** Only in narrow windows, or only in others: before the window is known. */
  only?: 'narrow' | 'wide' | undefined;
  /** How many a window of that kind shows at most, where that is fewer than are drawn. */
  atMost?: number | undefined;
}

interface ListProps<Item> {
  /** Picks its texts. */
  name: 'shows' | 'artists' | 'videos';
  list: ListPages<Item>;
  /** Where the stretch before this one begins; null on the first. */
  earlier: string | null;
  /** The words in place of an empty list, and the way out. */
  empty: { text: string; label: string; href: string };
  mores: readonly More[];
  /** Draws a page; the first link of one that was asked for here takes the focus. */
  renderPage: (
    page: DrawnPage<Item>,
    onFirstLink: ((first: HTMLAnchorElement | null) => void) | undefined,
  ) => ReactNode;
}

/** The pages of a long list, what they wait for, and the way on. */
export function List<Item>({ name, list, earlier, empty, mores, renderPage }: ListProps<Item>) {
  const { t } = useTranslation();
  const { ask, takeFocus } = useFocusOnMore();
  const { pages, status, total } = list;
  const isEmpty = pages.every(({ items }) => items.length === 0) && !list.hasMore;
  const [start] = pages;
  const id = `${name}-list`;
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button goes away with its message.
    heading.current?.focus({ preventScroll: true });
    list.onRetry();
  };
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h2 ref={heading} className="visually-hidden" id={id} tabIndex={-1}>
        {t(`${name}.list`)}
      </h2>
      {earlier !== null && !isEmpty && <LinkButton href={earlier}>{t(`${name}.earlier`)}</LinkButton>}
      {isEmpty && status === 'ready' && (
        <Notice
          action={
            <LinkButton look="primary" href={empty.href}>
              {empty.label}
            </LinkButton>
          }
        >
          {empty.text}
        </Notice>
      )}
      {pages.map((page) => renderPage(page, page === start ? undefined : takeFocus))}
      {status === 'loading' && (
        <>
          <p className={styles['loading']} role="status">
            {t('page.loading')}
          </p>
          <Skeleton count={skeletons} />
        </>
      )}
      {status === 'failed' && (
        <Notice role="alert" action={<Button onClick={retry}>{t(`${name}.retry`)}</Button>}>
          {t(`${name}.failed`)}
        </Notice>
      )}
      {status === 'ready' &&
        list.hasMore &&
        mores.map(({ href, leavesStretch, onPressed, only, atMost }) => (
          <p key={href} className={styles['more']} data-only={only}>
            <LinkButton
              look="primary"
              href={href}
              onClick={(event) => {
                if (!isPlainClick(event) || leavesStretch) return;
                event.preventDefault();
                ask();
                onPressed();
              }}
            >
              {t(`${name}.more`)}
              <Icon name="down" />
            </LinkButton>
            {total !== null && (
              <span>{t(`${name}.shown`, { count: Math.min(shownOf(pages), atMost ?? total), total })}</span>
            )}
          </p>
        ))}
    </section>
  );
}
