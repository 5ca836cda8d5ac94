import { useTranslation } from 'react-i18next';
import { isLanguage } from '#contract/address/language.ts';
import type { DetailFields } from '#contract/wire/member/profile.ts';
import styles from './Account.module.css';
import { detailsOf, isLabelled, memberNumber, type Detail } from './detailFields.ts';

/** The site's labels for fields and values; unknown ones keep the host's words. */
export const useDetailTexts = () => {
  const { t } = useTranslation();
  return {
    label: (name: string): string => (isLabelled(name) ? t(`profile.details.field.${name}`) : name),
    value: ({ name, value }: Detail): string => {
      if (value === '') return t('profile.details.none');
      return name === 'lang' && isLanguage(value) ? t(`profile.details.lang.${value}`) : value;
    },
  };
};

/** PRO-03: every field of the answer; the member's number last, and folded. */
export function DetailsList({ fields }: { fields: DetailFields }) {
  const texts = useDetailTexts();
  const details = detailsOf(fields);
  const number = details.find(({ name }) => name === memberNumber);
  return (
    <>
      <dl className={styles['facts']}>
        {details
          .filter((detail) => detail !== number)
          .map((detail) => (
            <div key={detail.name}>
              <dt>{texts.label(detail.name)}</dt>
              <dd>
                <bdi>{texts.value(detail)}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {number && (
        <details className={styles['number']}>
          <summary>{texts.label(number.name)}</summary>
          <bdi>{number.value}</bdi>
        </details>
      )}
    </>
  );
}
