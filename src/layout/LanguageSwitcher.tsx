import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import styles from './LanguageSwitcher.module.css';

export interface Counterpart {
  lang: Language;
  href: string;
}

interface LanguageSwitcherProps {
  /** Names the landmark: a page has several. */
  label: string;
  lang: Language;
  /** The festival's languages. */
  all: readonly Language[];
  /** The same page in another language; null if unknown, or to link to the other language's root. */
  counterpart: Counterpart | null;
  onChoose: (lang: Language) => void;
}

/** RTE-37, RTE-38, LAY-12: one link to each other language of the festival: to this page in it, else to its root. */
export function LanguageSwitcher({ label, lang, all, counterpart, onChoose }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  const others = all.filter((other) => other !== lang);
  if (others.length === 0) return null;
  return (
    <nav className={styles['languages']} aria-label={label}>
      {others.map((other) => {
        const here = counterpart?.lang === other ? counterpart.href : null;
        return (
          <a
            key={other}
            href={here ?? `/${other}`}
            hrefLang={other}
            lang={other}
            rel={here === null ? undefined : 'alternate'}
            onClick={() => onChoose(other)}
          >
            {t(`layout.languages.${other}`)}
          </a>
        );
      })}
    </nav>
  );
}
