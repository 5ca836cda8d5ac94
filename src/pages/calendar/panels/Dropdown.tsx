import { useId, type ReactNode } from 'react';
import { yearsBetween } from '../months.ts';
import styles from './Panel.module.css';

interface DropdownProps {
  label: string;
  name?: string;
  value?: string | number;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  children: ReactNode;
}

/** A labelled choice of the panels; the browser's own control. */
export function Dropdown({ label, onChoose, children, ...select }: DropdownProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} onChange={onChoose && ((event) => onChoose(event.target.value))}>
        {children}
      </select>
    </div>
  );
}

/** The years between two months, `YYYY-MM`, as options (CAL-19). */
export function YearOptions({ first, last }: { first: string; last: string }) {
  return yearsBetween(first, last).map((year) => <option key={year}>{year}</option>);
}
