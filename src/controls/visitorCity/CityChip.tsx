import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '#src/browser/plainClick.ts';
import { rememberCity, useRememberedCity } from './rememberedCity.ts';
import styles from './CityChip.module.css';

/** Cities that the chip names; of more it has the number. */
const mostNamed = 2;

interface CityChipProps {
  /** The cities of the page's address, none for all; null if the address cannot tell any: then the remembered one stands here. */
  chosen: readonly string[] | null;
  /** The cities to choose from. */
  cities: readonly string[];
  /** The city to offer to a visitor without one; '' without any. */
  offered?: string;
  /** The address for a city; for all of them with ''. */
  hrefOf: (city: string) => string | null;
}

/** The visitor's one city: links and a fold of links, so that it needs no script (TON-10…TON-12); only if there is a choice. */
export function CityChip({ chosen: told, cities, offered = '', hrefOf }: CityChipProps) {
  const { t } = useTranslation();
  const remembered = useRememberedCity();
  const chosen = told ?? (remembered === '' ? [] : [remembered]);
  const isAll = chosen.length === 0;
  if (isAll && cities.length < 2) return null;
  const shortcut = isAll ? remembered || offered : '';
  const link = (name: string) => ({
    href: hrefOf(name) ?? undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      rememberCity(name);
      if (isPlainClick(event)) close(event.currentTarget.closest(`.${styles['chip']}`));
    },
    'data-keep-scroll': '',
  });
  return (
    <div className={styles['chip']}>
      <details onKeyDown={closeOnEscape}>
        <summary data-chosen={isAll ? undefined : ''}>
          {isAll ? (
            t('layout.city.label')
          ) : (
            <>
              <span className="visually-hidden">{t('layout.city.label')} </span>
              {chosen.length > mostNamed
                ? t('layout.city.several', { count: chosen.length })
                : chosen.join(', ')}
            </>
          )}
        </summary>
        <ul>
          {['', ...cities].map((name) => (
            <li key={name}>
              <a
                {...link(name)}
                aria-current={(name === '' ? isAll : chosen.includes(name)) ? 'true' : undefined}
              >
                {name === '' ? t('layout.city.all') : name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {!isAll && (
        <a {...link('')} className={styles['all']} aria-label={t('layout.city.all')}>
          <span>{t('layout.city.all')}</span>
        </a>
      )}
      {shortcut !== '' && <a {...link(shortcut)}>{shortcut}</a>}
    </div>
  );
}

/** Closes the fold; its button keeps the focus, as the pressed link may go. */
const close = (chip: Element | null): void => {
  const fold = chip?.querySelector('details');
  if (!fold) return;
  fold.open = false;
  fold.querySelector('summary')?.focus({ preventScroll: true });
};

const closeOnEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') close(event.currentTarget.parentElement);
};
