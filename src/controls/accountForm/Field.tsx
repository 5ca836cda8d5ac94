import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import forms from '#src/components/Form.module.css';
import { faultText } from './faultText.ts';
import styles from './AccountForm.module.css';

export interface FieldFaults {
  faults: readonly Fault[];
}

/** The ids of a field and of its fault, for references. */
export const fieldId = (field: Fault['field']): string => `account-${field}`;
export const faultId = (field: Fault['field']): string => `account-${field}-fault`;

/** A field's attributes for its fault. */
export const faultProps = (faults: readonly Fault[], field: Fault['field'], described?: string) => {
  const isFaulty = faults.some((fault) => fault.field === field);
  const describedBy = [isFaulty ? faultId(field) : '', described ?? ''].filter((id) => id !== '').join(' ');
  return {
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
};

/** A field's fault, right below it. */
export function FieldFault({ faults, field }: FieldFaults & { field: Fault['field'] }) {
  const { t } = useTranslation();
  const fault = faults.find((each) => each.field === field);
  return (
    fault && (
      <p className={styles['fault']} id={faultId(field)}>
        {faultText(t, fault)}
      </p>
    )
  );
}

/** A line of text (PRO-10). */
export function Field({
  field,
  label,
  faults,
  ...input
}: FieldFaults & { field: Fault['field']; label: string } & ComponentProps<'input'>) {
  return (
    <div className={forms['field']}>
      <label htmlFor={fieldId(field)}>{label}</label>
      <input required {...input} id={fieldId(field)} name={field} {...faultProps(faults, field)} />
      <FieldFault faults={faults} field={field} />
    </div>
  );
}
