import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/Form.module.css';
import { PasswordInput } from '#src/components/PasswordInput.tsx';

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The member's present password (SES-02). */
export function PasswordField({ describedBy, isInvalid, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={`${styles['field']} ${styles['password']}`}>
      <label htmlFor={id}>{t('login.password')}</label>
      <PasswordInput
        {...rest}
        id={id}
        name="password"
        autoComplete="current-password"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        toggle={
          rest.isShown
            ? { text: t('login.hide'), name: t('login.hidePassword') }
            : { text: t('login.show'), name: t('login.showPassword') }
        }
      />
    </div>
  );
}
