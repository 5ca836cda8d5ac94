import { useTranslation } from 'react-i18next';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { SearchScreenProps } from './screenProps.ts';
import styles from './SearchBox.module.css';

/** The words of the search (SRCH-03); without scripts a form that the browser sends as the address. */
export function SearchBox({ path, text, question, onType }: SearchScreenProps) {
  const { t } = useTranslation();
  return (
    <form
      role="search"
      className={styles['box']}
      action={path}
      aria-label={t('search.title')}
      onSubmit={(event) => {
        // The question is under way already.
        event.preventDefault();
        onType(text);
      }}
    >
      <label htmlFor="search-box" className="visually-hidden">
        {t('search.box.label')}
      </label>
      <input
        id="search-box"
        type="search"
        name="q"
        value={text}
        placeholder={t('search.box.hint')}
        maxLength={searchPageSettings.longestText}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <HiddenFields question={question} without={['q']} />
      <Button type="submit" look="dark" aria-label={t('search.box.submit')}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
