import { useTranslation } from 'react-i18next';
import { MenuLink } from './MenuLink.tsx';
import { flatMenu, type MenuNode } from './menuTree.ts';
import styles from './SecondaryMenu.module.css';

/** API-01, LAY-05: the secondary menu of wide screens, small above the main one; elsewhere it is in the drawer. */
export function SecondaryMenu({ items }: { items: readonly MenuNode[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <nav className={styles['menu']} aria-label={t('layout.menu.secondary')}>
      <ul>
        {flatMenu(items).map((node) => (
          <li key={node.id}>
            <MenuLink to={node} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
