import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import type { FilterOptions } from '#contract/programme/view.ts';
import { placeOf, type CalendarFrame, type CalendarLink, type CalendarState } from '../calendar.url.ts';
import { yearOf } from '#contract/programme/months.ts';
import { FilterForm } from './FilterForm.tsx';
import { MonthList } from './MonthSelector.tsx';
import styles from './Panel.module.css';

export interface PlainPanelsProps {
  path: string;
  state: CalendarState;
  frame: CalendarFrame;
  options: FilterOptions;
  link: CalendarLink;
}

/** What the panels offer, for a browser that runs no script: the months of the year, and the filters as a form. */
export function PlainPanels({ path, state, frame, options, link }: PlainPanelsProps) {
  const { t } = useTranslation();
  const { month, filters, english } = state.context;
  return (
    <>
      {state.value === 'month' && (
        <details className={styles['plain']}>
          <summary>{t('calendar.monthSelector')}</summary>
          <MonthList year={yearOf(month)} current={month} link={link} />
        </details>
      )}
      <details className={styles['plain']}>
        <summary>{t('calendar.filter.open')}</summary>
        <FilterForm
          path={path}
          place={placeOf(state, frame)}
          draft={{ ...filters, english }}
          options={options}
        >
          <Button type="submit" look="primary">
            {t('calendar.selector.select')}
          </Button>
        </FilterForm>
      </details>
    </>
  );
}
