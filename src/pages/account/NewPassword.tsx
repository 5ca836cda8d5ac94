import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLengths } from '#contract/settings/account.ts';
import type { Fault } from '#machines/mailedRequest.ts';
import forms from '#src/controls/login/LoginForm.module.css';
import { FieldFault, fieldId, faultProps } from './Field.tsx';
import styles from './account.module.css';
import { strengthOf, strengths, type Strength } from './strength.ts';

/** A new password: shown to who asks, with how hard it is to guess (ASVS 6.2). */
export function NewPassword({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [strength, setStrength] = useState<Strength | null>(null);
  const id = fieldId('Password');
  return (
    <div className={`${forms['field']} ${forms['password']}`}>
      <label htmlFor={id}>{t('account.password')}</label>
      <input
        id={id}
        name="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize={isShown ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
        required
        onInput={({ currentTarget: { value } }) => setStrength(value === '' ? null : strengthOf(value))}
        {...faultProps(faults, 'Password', 'account-password-hint')}
      />
      <button
        type="button"
        className={forms['quiet']}
        aria-controls={id}
        aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'account.hide' : 'account.show')}
      </button>
      <div className={styles['below']}>
        <FieldFault faults={faults} field="Password" />
        <p className={styles['hint']} id="account-password-hint">
          {t('account.passwordHint', passwordLengths)}
        </p>
        <p className={styles['strength']} data-strength={strength ?? undefined} aria-live="polite">
          {strength && (
            <>
              <meter min={0} max={strengths.length} value={strengths.indexOf(strength) + 1} aria-hidden />
              {t(`account.strength.${strength}`)}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
