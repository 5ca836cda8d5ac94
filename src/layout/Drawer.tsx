import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuNode } from './menuTree.ts';
import type { MenuControl } from './useMenu.ts';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Drawer.module.css';

interface DrawerProps {
  items: readonly MenuNode[];
  menu: MenuControl;
  account: ReactNode;
  live?: ReactNode;
  languages: Omit<ComponentProps<typeof LanguageSwitcher>, 'label'>;
}

/** LAY-16: marks the page as long as its menu is open. */
const markPage = () => {
  document.documentElement.classList.add('nav-is-open');
  return () => document.documentElement.classList.remove('nav-is-open');
};

/** The full-screen menu below 1400 px (LAY-05); a tap unfolds its sub-menus (LAY-04). */
export function Drawer({ items, menu, account, live, languages }: DrawerProps) {
  const { t } = useTranslation();
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.send({ type: 'link.followed' });
  };
  return (
    <Popup open={menu.isDrawerOpen} onDismiss={menu.escape} label={t('layout.menu.open')} placement="full">
      <nav
        ref={markPage}
        className={styles['drawer']}
        aria-label={t('layout.menu.full')}
        onClick={closeOnLink}
      >
        <ul className={styles['items']}>
          {items.map((node) => (
            <DrawerItem key={node.id} node={node} menu={menu} />
          ))}
        </ul>
        {live}
        {account !== false && <div className={styles['account']}>{account}</div>}
        <LanguageSwitcher {...languages} label={t('layout.languages.inMenu')} />
      </nav>
    </Popup>
  );
}

function DrawerItem({ node, menu }: { node: MenuNode; menu: MenuControl }) {
  const { t } = useTranslation();
  const { id, title, subMenu } = node;
  if (subMenu.length === 0) {
    return (
      <li>
        <MenuLink to={node} />
      </li>
    );
  }
  const isOpen = menu.item === id;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => menu.send({ type: 'item.pressed', item: id })}
      >
        {title}
        <Icon name="down" />
      </button>
      <ul className={styles['sub']} hidden={!isOpen}>
        <li>
          <MenuLink to={node} text={t('layout.menu.all', { title })} />
        </li>
        {subMenu.map((child) => (
          <li key={child.id}>
            <MenuLink to={child} />
          </li>
        ))}
      </ul>
    </li>
  );
}
