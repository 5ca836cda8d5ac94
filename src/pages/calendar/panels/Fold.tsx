import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mostValues, type ListFilterName } from '#contract/programme/calendar/chosenFilters.ts';
import styles from './Fold.module.css';

interface FoldProps {
  name: ListFilterName;
  label: string;
  chosen: readonly string[];
  choices: readonly { value: string; words: string }[];
  /** The words of a chosen value, without its count. */
  labelOf: (value: string) => string;
  /** Without it the boxes keep their own values, and the browser sends them. */
  listener?: { onToggle: (value: string) => void; onAll: () => void };
  /** Content above the choices. */
  children?: ReactNode;
}

/** A filter of several values: a fold of boxes, the first of which is all (CAL-21). */
export function Fold({ name, label, chosen, choices, labelOf, listener, children }: FoldProps) {
  const { t } = useTranslation();
  const all = t('calendar.selector.all');
  const isAll = chosen.length === 0;
  const isFull = chosen.length >= mostValues;
  return (
    <details className={styles['fold']} data-filter={name}>
      <summary>
        <span className={styles['name']}>{label}</span>{' '}
        <span className={styles['chosen']}>{isAll ? all : chosen.map(labelOf).join(', ')}</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {children}
        <label>
          <input
            type="checkbox"
            name={name}
            value=""
            {...(listener ? { checked: isAll, onChange: listener.onAll } : {})}
          />
          {all}
        </label>
        {choices.map(({ value, words }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              {...(listener
                ? {
                    checked: chosen.includes(value),
                    disabled: isFull && !chosen.includes(value),
                    onChange: () => listener.onToggle(value),
                  }
                : { defaultChecked: chosen.includes(value) })}
            />
            {words}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
