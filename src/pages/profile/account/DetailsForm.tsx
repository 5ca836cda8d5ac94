import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/address/language.ts';
import type { DetailFields } from '#contract/wire/member/profile.ts';
import type { Fault } from '#machines/fault.ts';
import type { Changes } from '#machines/profileForm/profileForm.machine.ts';
import { Button } from '#src/components/Button.tsx';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { Faults } from '#src/controls/accountForm/Faults.tsx';
import { Field, FieldFault, fieldId, faultProps } from '#src/controls/accountForm/Field.tsx';
import { textOf } from '#src/controls/login/formText.ts';
import styles from './Account.module.css';
import { changesOf, detailFaults, inputsOf, type Editable } from './detailFields.ts';

interface DetailsFormProps extends ProblemProps {
  fields: DetailFields;
  /** The wanted changes, when the form returns. */
  changes: Changes;
  faults: readonly Fault[];
  isBusy: boolean;
  /** The last save failed. */
  isAgain: boolean;
  onSubmit: (changes: Changes, faults: readonly Fault[]) => void;
  onCancel: () => void;
}

const autoComplete = {
  firstname: 'given-name',
  lastname: 'family-name',
  location: 'address-level2',
} as const satisfies Record<Exclude<Editable, 'lang'>, string>;

const takeFocus = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, select')?.focus();

/** PRO-02, PRO-03: the details that the member may change. */
export function DetailsForm(props: DetailsFormProps) {
  const { fields, changes, faults, isBusy, isAgain, onSubmit, onCancel, ...problem } = props;
  const { t } = useTranslation();
  // Changes from elsewhere are reported at the save: differences count from the seen fields.
  const [seen] = useState(fields);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = changesOf(seen, (name) => textOf(given, name));
    onSubmit(typed, detailFaults(typed));
  };
  const label = isAgain ? t('profile.details.again') : t('profile.details.save');
  return (
    <form
      ref={takeFocus}
      className={forms['form']}
      method="post"
      onSubmit={submit}
      aria-busy={isBusy}
      noValidate
    >
      <Faults faults={faults} />
      <CodeProblemText {...problem} id="details-problem" />
      {inputsOf(seen).map(({ name, value }) =>
        name === 'lang' ? (
          <div key={name} className={forms['field']}>
            <label htmlFor={fieldId(name)}>{t('profile.details.field.lang')}</label>
            <select
              id={fieldId(name)}
              name={name}
              defaultValue={changes[name] ?? value}
              {...faultProps(faults, name, 'details-lang')}
            >
              {languages.map((each) => (
                <option key={each} value={each}>
                  {t(`profile.details.lang.${each}`)}
                </option>
              ))}
            </select>
            <FieldFault faults={faults} field={name} />
            <p className={styles['hint']} id="details-lang">
              {t('profile.details.langHint')}
            </p>
          </div>
        ) : (
          <Field
            key={name}
            field={name}
            label={t(`profile.details.field.${name}`)}
            faults={faults}
            type="text"
            required={name === 'firstname'}
            autoComplete={autoComplete[name]}
            defaultValue={changes[name] ?? value}
          />
        ),
      )}
      <p className={styles['hint']}>{t('profile.details.fixed')}</p>
      <div className={styles['presses']}>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? t('profile.details.saving') : label}
        </Button>
        <Button aria-disabled={isBusy} onClick={onCancel}>
          {t('profile.details.cancel')}
        </Button>
      </div>
    </form>
  );
}
