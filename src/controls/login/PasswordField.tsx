import { useId, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LoginForm.module.css';

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** What is pressed takes the focus from no field. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** A password, and a button that shows what was typed (SES-02). */
export function PasswordField({ field, isShown, onShow, describedBy, isInvalid }: PasswordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const caret = useRef<[start: number | null, end: number | null] | null>(null);
  // A browser puts the caret elsewhere where the type changes.
  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });
  const toggle = () => {
    if (field.current) caret.current = [field.current.selectionStart, field.current.selectionEnd];
    onShow(!isShown);
  };
  return (
    <div className={`${styles['field']} ${styles['password']}`}>
      <label htmlFor={id}>{t('login.password')}</label>
      <input
        ref={field}
        id={id}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        // HTML knows it for text alone.
        autoCapitalize={isShown ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
        required
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
      <button
        type="button"
        className={styles['quiet']}
        aria-controls={id}
        aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
        onPointerDown={keepFocus}
        onClick={toggle}
      >
        {t(isShown ? 'login.hide' : 'login.show')}
      </button>
    </div>
  );
}
