import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import forms from '#src/components/Form.module.css';
import { faultText } from './faultText.ts';
import { fieldId, type FieldFaults } from './Field.tsx';
import { hasNewFault } from './formFaults.ts';
import styles from './AccountForm.module.css';

/** All faults of a form, before it: it takes the focus, and links to each field. */
export function Faults({ faults }: FieldFaults) {
  const { t } = useTranslation();
  const title = `${useId()}-faults`;
  const summary = useRef<HTMLDivElement>(null);
  const told = useRef<readonly Fault[]>([]);
  useEffect(() => {
    if (hasNewFault(faults, told.current)) summary.current?.focus();
    told.current = faults;
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div
      className={`${forms['problem']} ${styles['faults']}`}
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={title}
    >
      <h2 id={title}>{t('account.fault.title', { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a
              href={`#${fieldId(fault.field)}`}
              onClick={(event) => {
                // Leaves no fragment in the address.
                event.preventDefault();
                document.getElementById(fieldId(fault.field))?.focus();
              }}
            >
              {faultText(t, fault)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
