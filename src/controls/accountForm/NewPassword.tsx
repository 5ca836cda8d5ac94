import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLengths } from '#contract/settings/account.ts';
import type { Fault } from '#machines/fault.ts';
import { useOurBounds } from '#src/session/additions.ts';
import styles from './AccountForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { strengthOf, strengths, type Strength } from './strength.ts';

interface NewPasswordProps {
  faults: readonly Fault[];
  /** "Password" by default. */
  label?: string;
}

/** A new password, with its strength (ASVS 6.2). */
export function NewPassword({ faults, label }: NewPasswordProps) {
  const { t } = useTranslation();
  const hasOurBounds = useOurBounds();
  const [rated, setStrength] = useState<Strength | null>(null);
  // Too short for us is not too short for everybody.
  const strength = rated === 'short' && hasOurBounds !== true ? null : rated;
  return (
    <PasswordField
      field="Password"
      label={label ?? t('account.password')}
      faults={faults}
      autoComplete="new-password"
      described="account-password-hint"
      onInput={({ currentTarget: { value } }) => setStrength(value === '' ? null : strengthOf(value))}
    >
      <p className={styles['hint']} id="account-password-hint">
        {t('account.passwordHint')}
        {hasOurBounds !== false && (
          // In its place before it is known: nothing moves then.
          <span data-known={hasOurBounds !== null}> {t('account.passwordBounds', passwordLengths)}</span>
        )}
      </p>
      <p className={styles['strength']} data-strength={strength ?? undefined} aria-live="polite">
        {strength && (
          <>
            <meter min={0} max={strengths.length} value={strengths.indexOf(strength) + 1} aria-hidden />
            {t(`account.strength.${strength}`)}
          </>
        )}
      </p>
    </PasswordField>
  );
}
