import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { Icon } from '#src/components/Icon.tsx';
import type { Texts } from '#src/i18n/texts.ts';
import type { SearchBar } from './SearchBar.tsx';
import styles from './SearchToggle.module.css';

const barCode = fetchedCode('search-bar', async () => (await import('./SearchBar.tsx')).SearchBar);

/** LAY-06: opens the search in the header, whose code comes with the first focus; without scripts it is a form. */
export function SearchToggle({ lang, loadTexts }: { lang: Language; loadTexts: Texts['load'] }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [Bar, setBar] = useState<typeof SearchBar | null>(null);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    Promise.all([queryClient.fetchQuery(barCode), loadTexts('searchBar')]).then(
      ([bar]) => setBar(() => bar),
      () => form.submit(),
    );
  };
  return (
    <>
      <form className={styles['toggle']} action={pairPath('search', lang)} onSubmit={open}>
        <noscript>
          <input type="text" name="q" aria-label={t('layout.search')} />
        </noscript>
        <button
          type="submit"
          aria-label={t('layout.search')}
          onFocus={() => void queryClient.prefetchQuery(barCode)}
        >
          <Icon name="search" />
        </button>
      </form>
      {Bar && <Bar lang={lang} onClosed={() => setBar(null)} />}
    </>
  );
}
