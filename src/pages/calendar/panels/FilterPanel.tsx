import { useTranslation } from 'react-i18next';
import type { Filters } from '#contract/programme/chosenFilters.ts';
import type { FilterOptions } from '#contract/programme/view.ts';
import type { CalendarSearch } from '../calendar.search.ts';
import { FilterForm } from './FilterForm.tsx';
import { Button } from '#src/components/Button.tsx';
import { Popup } from '#src/components/Popup.tsx';
import type { PanelActor } from '../useCalendarPanel.ts';
import styles from './Panel.module.css';

interface FilterPanelProps {
  path: string;
  place: CalendarSearch;
  draft: Filters;
  options: FilterOptions;
  /** How many shows a draft would leave; undefined where that is not known yet. */
  countMatches: (draft: Filters) => number | undefined;
  send: PanelActor['send'];
}

/** The filters, tried out before they are applied: the button tells what they would leave (CAL-21). */
export function FilterPanel({ path, place, draft, options, countMatches, send }: FilterPanelProps) {
  const { t } = useTranslation();
  const count = countMatches(draft);
  return (
    <Popup
      open
      placement="sheet"
      label={t('calendar.filter.title')}
      onDismiss={() => send({ type: 'dismissed' })}
    >
      <FilterForm
        path={path}
        place={place}
        draft={draft}
        options={options}
        listener={{
          onChoose: (name, value) => send({ type: 'draft.changed', name, value }),
          onEnglish: (value) => send({ type: 'draft.changed', name: 'english', value }),
          onApply: () => send({ type: 'applied' }),
        }}
      >
        <div className={styles['actions']}>
          <Button onClick={() => send({ type: 'draft.cleared' })}>{t('calendar.filter.clear')}</Button>
          <Button type="submit" look="primary">
            {t('calendar.selector.select')}{' '}
            {count !== undefined && <output>{t('calendar.filter.show', { count })}</output>}
          </Button>
        </div>
      </FilterForm>
    </Popup>
  );
}
