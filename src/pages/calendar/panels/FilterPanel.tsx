import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Popup } from '#src/components/Popup.tsx';
import type { CalendarSearch } from '../calendar.search.ts';
import type { PanelActor } from '../useCalendarPanel.ts';
import type { PanelQueries } from '../useProgramme.ts';
import { nearMeTexts } from '#src/controls/nearMe/nearMeTexts.ts';
import { isAnyPlaced, useNearMe } from '#src/controls/nearMe/useNearMe.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { FilterForm } from './FilterForm.tsx';
import styles from './Panel.module.css';

interface FilterPanelProps {
  path: string;
  place: CalendarSearch;
  draft: Filters;
  queries: PanelQueries;
  loadTexts: Texts['load'];
  send: PanelActor['send'];
}

/** The filters, tried before they are applied: the button shows the number that they would leave (CAL-21). */
export function FilterPanel({ path, place, draft, queries, loadTexts, send }: FilterPanelProps) {
  const { t } = useTranslation();
  const facets = useQuery({ ...queries.facets(draft), placeholderData: keepPreviousData });
  const { data: left } = useQuery(queries.draft(draft));
  const lang = useLanguage();
  const near = useNearMe();
  const isNear = isAnyPlaced(facets.data?.city ?? []);
  const { isSuccess: hasWords } = useQuery({ ...nearMeTexts(loadTexts, lang), enabled: isNear });
  const count = left && (left.day?.total ?? left.total);
  return (
    <Popup
      open
      placement="sheet"
      label={t('calendar.filter.title')}
      onDismiss={() => send({ type: 'panel.dismissed' })}
    >
      {facets.isError && (
        <Notice
          role="alert"
          action={<Button onClick={() => void facets.refetch()}>{t('calendar.failure.retry')}</Button>}
        >
          {t('calendar.failure.choices')}
        </Notice>
      )}
      <FilterForm
        path={path}
        place={place}
        draft={draft}
        facets={facets.data}
        near={isNear && hasWords ? near : null}
        listener={{
          onChoose: (chosen) => send({ type: 'draft.changed', ...chosen }),
          onToggle: (name, value) => send({ type: 'draft.toggled', name, value }),
          onEnglish: (value) => send({ type: 'draft.changed', name: 'english', value }),
          onApply: () => send({ type: 'draft.applied' }),
        }}
      >
        <div className={styles['actions']}>
          <Button onClick={() => send({ type: 'draft.cleared' })}>{t('calendar.filter.clear')}</Button>
          <Button type="submit" look="primary">
            {t('calendar.selector.select')}{' '}
            <output>{count === undefined ? '' : t('calendar.filter.show', { count })}</output>
          </Button>
        </div>
      </FilterForm>
    </Popup>
  );
}
