import type searchBarTexts from '#locales/en/searchBar.json';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { Icon } from '#src/components/Icon.tsx';
import { provideSearchBar } from './searchBar.actor.ts';
import styles from './SearchBar.module.css';
import { resultsHref } from './resultsHref.ts';
import { suggestIn, suggestionsQuery } from './suggestions.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    searchBar: typeof searchBarTexts;
  }
}

const layout = getRouteApi('/$lang');
const listId = 'search-suggestions';
const optionId = (place: number): string => `${listId}-${place}`;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchBarProps {
  lang: Language;
  onClosed: () => void;
}

/** LAY-06: the search in the header, a combobox that suggests pages; Enter goes to the results. */
export function SearchBar({ lang, onClosed }: SearchBarProps) {
  const { t } = useTranslation();
  const { settings, fetch, clock } = layout.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [opener] = useState(() => document.activeElement);
  const asking = { search: settings.search, fetch, lang, clock, timezone: settings.timezone };
  const [machine] = useState(() => provideSearchBar(suggestIn(queryClient, asking)));
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const shown = useSelector(actor, (snapshot) => snapshot.context.shown);
  const active = useSelector(actor, (snapshot) => snapshot.context.active);
  const found =
    shown === '' ? [] : (queryClient.getQueryData(suggestionsQuery(asking, shown).queryKey) ?? []);
  const path = pairPath('search', lang);
  useEffect(() => {
    const wanting = actor.on('focus.wanted', () => input.current?.focus());
    const closing = actor.on('closed', ({ isReturning }) => {
      onClosed();
      if (isReturning && opener instanceof HTMLElement) opener.focus();
    });
    return () => {
      wanting.unsubscribe();
      closing.unsubscribe();
    };
  }, [actor, opener, onClosed]);
  const go = (href: string) => {
    actor.send({ type: 'bar.left' });
    void router.navigate({ href });
  };
  const pressKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (event.key === 'Escape') actor.send({ type: 'bar.escaped' });
    else if (by !== undefined && found.length > 0) {
      event.preventDefault();
      actor.send({ type: 'option.moved', by });
    }
  };
  const noticeFocusLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'bar.left' });
  };
  return (
    <form
      role="search"
      className={styles['bar']}
      data-scope="searchBar"
      data-state={state}
      action={path}
      aria-label={t('layout.search')}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = active === null ? undefined : found[active];
        go(chosen?.url ?? resultsHref(lang, text));
      }}
      onKeyDown={pressKey}
      onBlur={noticeFocusLeaving}
    >
      <input
        ref={input}
        name="q"
        type="search"
        role="combobox"
        aria-label={t('searchBar.label')}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        placeholder={t('searchBar.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchPageSettings.longestText}
        value={text}
        onChange={({ currentTarget }) => actor.send({ type: 'text.typed', text: currentTarget.value })}
      />
      <button aria-label={t('searchBar.submit')}>
        <Icon name="search" />
      </button>
      <button
        type="button"
        aria-label={t('layout.popup.close')}
        onClick={() => {
          actor.send({ type: 'bar.left' });
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <Icon name="close" />
      </button>
      <div id={listId} role="listbox" aria-label={t('searchBar.suggestions')} hidden={found.length === 0}>
        {found.map(({ objectID, title, url, kind }, place) => (
          <div
            key={objectID}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // The input keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(url)}
          >
            <span>{title}</span>
            <small>{t(`searchBar.kind.${kind}`)}</small>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {found.length === 0 ? '' : t('searchBar.count', { count: found.length })}
      </p>
    </form>
  );
}
