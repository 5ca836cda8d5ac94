import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import forms from '#src/components/Form.module.css';
import { PasswordInput } from '#src/components/PasswordInput.tsx';
import { FieldFault, fieldId, faultProps } from './Field.tsx';
import styles from './AccountForm.module.css';

interface PasswordFieldProps extends Pick<ComponentProps<'input'>, 'onInput'> {
  field: 'Password' | 'OldPassword';
  label: string;
  faults: readonly Fault[];
  autoComplete: 'current-password' | 'new-password';
  /** The server refused it; the form says so. */
  isRefused?: boolean;
  /** Id of its description below. */
  described?: string;
  children?: ReactNode;
}

/** A password with its fault; if a form has several, each button names its own. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, label, faults, isRefused = false, described, children, ...input } = props;
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const typed = useRef<HTMLInputElement>(null);
  const id = fieldId(field);
  const name = t(isShown ? 'account.hidePassword' : 'account.showPassword');
  return (
    <div className={`${forms['field']} ${forms['password']}`}>
      <label htmlFor={id}>{label}</label>
      <PasswordInput
        {...input}
        {...faultProps(faults, field, described)}
        {...(isRefused && { 'aria-invalid': true })}
        field={typed}
        id={id}
        name={field}
        isShown={isShown}
        onShow={setShown}
        toggle={{
          text: t(isShown ? 'account.hide' : 'account.show'),
          name: field === 'Password' ? name : `${name} (${label})`,
        }}
      />
      <div className={styles['below']}>
        <FieldFault faults={faults} field={field} />
        {children}
      </div>
    </div>
  );
}
