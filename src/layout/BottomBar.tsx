import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { Icon } from '#src/components/Icon.tsx';
import { useParts } from '#src/components/parts.ts';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  lang: Language;
  /** Public path of the page, to mark its link in the bar. */
  path: string;
  /** LAY-02: where the tickets are; '' hides the way there (LAY-23). */
  tickets: string;
}

/** Below 800 px (LAY-05): what is wanted most, at the thumb. What belongs to a member asks for the login itself (RTE-30). */
export function BottomBar({ lang, path, tickets }: BottomBarProps) {
  const { t } = useTranslation();
  const { members } = useParts();
  const ways = [
    { icon: 'calendar', text: t('layout.bottomBar.calendar'), href: pairPath('calendar', lang) },
    { icon: 'ticket', text: t('layout.tickets'), href: tickets },
    { icon: 'heart', text: t('layout.bottomBar.list'), href: members ? pairPath('my-list', lang) : '' },
    { icon: 'user', text: t('layout.bottomBar.me'), href: members ? `/${lang}/profile` : '' },
  ] as const;
  const links = ways.filter(({ href }) => href !== '');
  // Two links may lead to one page: the first one is current.
  const here = links.find(({ href }) => href === path);
  return (
    <nav className={styles['bar']} aria-label={t('layout.bottomBar.label')}>
      <ul>
        {links.map((link) => (
          <li key={link.icon}>
            <a href={link.href} aria-current={link === here ? 'page' : undefined}>
              <Icon name={link.icon} />
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
