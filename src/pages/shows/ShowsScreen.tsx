import { useTranslation } from 'react-i18next';
import { endsStretch } from '#contract/programme/calendar/stretch.ts';
import { ListedShows } from '#src/components/cards/ListedShows.tsx';
import { Catalogue } from '#src/controls/catalogue/Catalogue.tsx';
import { List } from '#src/controls/catalogue/List.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { ShowsScreenProps } from './screenProps.ts';

/** The list of all shows (RTE-17, HOM-13): its filters, the chosen ones, and its pages. */
export function ShowsScreen(props: ShowsScreenProps) {
  const { t } = useTranslation();
  const { lang, path, state, list, link, send, siteId, today } = props;
  const earlier = link({ type: 'earlier.asked' });
  // Nothing there: of these filters, or so far down.
  const nothing = earlier === null ? 'none' : 'beyond';
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
      <List
        {...{ list, earlier }}
        name="shows"
        empty={{
          text: t(`shows.${nothing}.text`),
          label: t(`shows.${nothing}.back`),
          href: earlier ?? link({ type: 'filters.cleared' }) ?? path,
        }}
        mores={[
          {
            href: link({ type: 'more.asked' }) ?? path,
            leavesStretch: endsStretch(state.context.offset),
            onPressed: () => send({ type: 'more.asked' }),
          },
        ]}
        renderPage={({ offset, items }, onFirstLink) => (
          <ListedShows
            key={offset}
            {...{ siteId, today, onFirstLink }}
            shows={items}
            isFirst={offset === 0}
          />
        )}
      />
    </Catalogue>
  );
}
