import { useEffect, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { early } from '#src/browser/earlyPress.ts';
import { Icon } from '#src/components/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuNode } from './menuTree.ts';
import type { MenuControl } from './useMenu.ts';
import styles from './MainMenu.module.css';

/** LAY-03: the menu of wide screens. Sub-menus open by hover, by focus and by Enter, and close by Escape. */
export function MainMenu({ items, menu }: { items: readonly MenuNode[]; menu: MenuControl }) {
  const { t } = useTranslation();
  const { escape, isPanelOpen } = menu;
  // WCAG 1.4.13: wherever the focus is, since a pointer alone may have opened it.
  useEffect(() => {
    if (!isPanelOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isPanelOpen, escape]);
  return (
    <nav className={styles['menu']} aria-label={t('layout.menu.label')}>
      <ul className={styles['top']}>
        {items.map((node) =>
          node.subMenu.length === 0 ? (
            <li key={node.id}>
              <MenuLink to={node} />
            </li>
          ) : (
            <ItemWithSubMenu key={node.id} node={node} menu={menu} />
          ),
        )}
      </ul>
    </nav>
  );
}

function ItemWithSubMenu({ node, menu }: { node: MenuNode; menu: MenuControl }) {
  const { t } = useTranslation();
  const { id, title, subMenu } = node;
  const panel = `menu${id}`;
  const isOpen = menu.isPanelOpen && menu.item === id;
  const enter = () => menu.send({ type: 'item.entered', item: id });
  const byMouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then();
  };
  const noticeFocusLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) menu.send({ type: 'focus.left' });
  };
  const openOnKeyboardFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) enter();
  };
  return (
    <li
      onBlur={noticeFocusLeaving}
      onPointerEnter={byMouse(enter)}
      onPointerLeave={byMouse(() => menu.send({ type: 'item.left' }))}
    >
      <MenuLink to={node} onFocus={openOnKeyboardFocus} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t('layout.menu.more', { title })}
        onClick={() => menu.send({ type: 'item.pressed', item: id })}
        {...early}
      >
        <Icon name="down" />
      </button>
      <ul
        id={panel}
        className={styles['sub']}
        data-sub-menu={id}
        onClick={({ target }) =>
          target instanceof Element && target.closest('a') && menu.send({ type: 'link.followed' })
        }
      >
        {subMenu.map((child) => (
          <li key={child.id}>
            <MenuLink to={child} />
          </li>
        ))}
      </ul>
    </li>
  );
}
