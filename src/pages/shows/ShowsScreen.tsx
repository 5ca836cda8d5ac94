import { useTranslation } from 'react-i18next';
import { Catalogue } from '#src/controls/catalogue/Catalogue.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { List } from './List.tsx';
import type { ShowsScreenProps } from './screenProps.ts';

/** The list of all shows (RTE-17, HOM-13): its filters, the chosen ones, and its pages. */
export function ShowsScreen(props: ShowsScreenProps) {
  const { t } = useTranslation();
  const { lang, state, list } = props;
  const title = t('shows.title');
  return (
    <Catalogue
      scope="showCatalogue"
      state={state.value}
      isLoading={list.status === 'loading'}
      above={[{ title: t('page.home'), href: `/${lang}` }]}
      title={title}
      count={list.total === null ? '' : t('shows.count', { count: list.total })}
      look="yellow"
    >
      <FilterForm {...props} />
      <AppliedFilters {...props} />
      <List {...props} />
    </Catalogue>
  );
}
