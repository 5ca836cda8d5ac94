import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#contract/address/language.ts';
import styles from './LanguageSwitcher.module.css';

export interface Counterpart {
  lang: Language;
  href: string;
}

interface LanguageSwitcherProps {
  /** Names the landmark: a page has several. */
  label: string;
  lang: Language;
  /** The same page in another language, where it is known. */
  counterpart: Counterpart | null;
  onChoose: (lang: Language) => void;
}

/** RTE-37, RTE-38, LAY-12: a link to each other language's home, and to this page in it where there is one. */
export function LanguageSwitcher({ label, lang, counterpart, onChoose }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['languages']} aria-label={label}>
      {languages
        .filter((other) => other !== lang)
        .map((other) => (
          <a key={other} href={`/${other}`} hrefLang={other} lang={other} onClick={() => onChoose(other)}>
            {t(`layout.languages.${other}`)}
          </a>
        ))}
      {counterpart && (
        <a
          className={styles['counterpart']}
          href={counterpart.href}
          hrefLang={counterpart.lang}
          lang={counterpart.lang}
          rel="alternate"
          onClick={() => onChoose(counterpart.lang)}
        >
          {t(`layout.languages.thisPage.${counterpart.lang}`)}
        </a>
      )}
    </nav>
  );
}
