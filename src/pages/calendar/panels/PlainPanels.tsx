import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import { shownDay } from '../calendar.selectors.ts';
import {
  hrefFor,
  placeOf,
  toUrl,
  type CalendarFrame,
  type CalendarLink,
  type CalendarState,
} from '../calendar.url.ts';
import { yearOf } from '#contract/programme/time/months.ts';
import { FilterForm } from './FilterForm.tsx';
import { MonthList } from './MonthSelector.tsx';

export interface PlainPanelsProps {
  path: string;
  state: CalendarState;
  frame: CalendarFrame;
  /** Null unless the page requests them. */
  facets: CalendarFacets | null;
  link: CalendarLink;
}

/** The panels' content for a browser without scripts: the months of the year, and on request the filters as a form. */
export function PlainPanels({ path, state, frame, facets, link }: PlainPanelsProps) {
  const { t } = useTranslation();
  const { month, filters, english } = state.context;
  return (
    <>
      {shownDay(state) === null && (
        <details>
          <summary>{t('calendar.monthSelector')}</summary>
          <MonthList year={yearOf(month)} current={month} link={link} />
        </details>
      )}
      {facets === null ? (
        <a href={hrefFor(path, { ...toUrl(state, frame), panel: 'filters' })}>{t('calendar.filter.open')}</a>
      ) : (
        <details open>
          <summary>{t('calendar.filter.open')}</summary>
          <FilterForm
            path={path}
            place={placeOf(state, frame)}
            draft={{ ...filters, english }}
            facets={facets}
          >
            <Button type="submit" look="primary">
              {t('calendar.selector.select')}
            </Button>
          </FilterForm>
        </details>
      )}
    </>
  );
}
