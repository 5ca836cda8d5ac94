import { useTranslation } from 'react-i18next';
import { isLanguage } from '#contract/address/language.ts';
import type { DetailFields } from '#contract/wire/member/profile.ts';
import styles from './Account.module.css';
import { detailsOf, isLabelled, type Detail } from './detailFields.ts';

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

/** PRO-03: every field of the answer. */
export function DetailsList({ fields }: { fields: DetailFields }) {
  const texts = useDetailTexts();
  return (
    <dl className={styles['facts']}>
      {detailsOf(fields).map((detail) => (
        <div key={detail.name}>
          <dt>{texts.label(detail.name)}</dt>
          <dd>
            <bdi>{texts.value(detail)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
