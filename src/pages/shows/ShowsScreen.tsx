import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { dataState } from '#src/components/dataState.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { List } from './List.tsx';
import styles from './ShowsScreen.module.css';
import type { ShowsScreenProps } from './screenProps.ts';

/** The list of all the shows (RTE-17, HOM-13): what it can be narrowed by, what it is narrowed by, and its pages. */
export function ShowsScreen(props: ShowsScreenProps) {
  const { t } = useTranslation();
  const { lang, state, list } = props;
  const title = t('shows.title');
  return (
    <div
      className={`wrap ${styles['screen']}`}
      data-scope="showCatalogue"
      data-state={dataState(state.value)}
      aria-busy={list.status === 'loading'}
    >
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={title} />
      <div className={styles['heading']}>
        <h1>{title}</h1>
        <p className={styles['count']} role="status">
          {list.total === null ? '' : t('shows.count', { count: list.total })}
        </p>
      </div>
      <FilterForm {...props} />
      <AppliedFilters {...props} />
      <List {...props} />
    </div>
  );
}
