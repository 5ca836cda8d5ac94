import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem, Sponsor } from '#contract/wire/global.ts';
import type { Language } from '#contract/address/language.ts';
import { BottomBar } from './BottomBar.tsx';
import { followConsent } from '#src/analytics/consentChange.ts';
import { keptConsent } from '#src/storage/consent.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { provideCookieBanner } from './cookieBanner.actor.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { Counterpart } from './LanguageSwitcher.tsx';
import { accountsOf, bottomLinks, ticketsOf, type SiteLinks } from './links.ts';
import { menuTree } from './menuTree.ts';
import styles from './Layout.module.css';

interface LayoutProps {
  lang: Language;
  brand: string;
  /** The festival's languages. */
  languages: readonly Language[];
  menus: { main: readonly MenuItem[]; footer: readonly MenuItem[]; secondary: readonly MenuItem[] };
  sponsors: readonly Sponsor[];
  /** This page in another language, if known. */
  counterpart: Counterpart | null;
  onChooseLanguage: (lang: Language) => void;
  /** Public path of the page, without search, to mark its link in the menus. */
  path?: string;
  /** LAY-11: the link to the login, or the member's menu. */
  renderAccount?: (place: 'header' | 'drawer') => ReactNode;
  /** LAY-07: the live shows, in a line under the header or in the drawer. */
  renderLive?: (place: 'line' | 'drawer') => ReactNode;
  /** LAY-33: where the form of the newsletter goes; '' is our own server. */
  newsletterUrl: string;
  /** LAY-02, LAY-19 */
  links: SiteLinks;
  /** LAY-06 */
  search?: ReactNode;
  /** LAY-13: shows the sponsors in the header, too. */
  isToronto?: boolean;
  children: ReactNode;
}

const cookieBanner = provideCookieBanner(
  keptConsent(() => localStorage),
  followConsent,
);

/** The frame of every page. */
export function Layout({
  lang,
  brand,
  languages,
  menus,
  sponsors,
  counterpart,
  onChooseLanguage,
  path = '',
  renderAccount = () => null,
  renderLive = () => null,
  search,
  isToronto = false,
  newsletterUrl,
  links,
  children,
}: LayoutProps) {
  const { t } = useTranslation();
  const cookies = useActorRef(cookieBanner);
  const tickets = ticketsOf(links, lang, t);
  const bottom = bottomLinks(links, [menus.main, menus.footer, menus.secondary], t);
  const privacy = bottom.find(({ key }) => key === 'layout.links.privacy');
  const around = {
    lang,
    brand,
    tickets,
    languages: { lang, all: languages, counterpart, onChoose: onChooseLanguage },
  };
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('layout.skip')}
      </a>
      <Header
        {...around}
        main={menuTree(menus.main, path)}
        secondary={menuTree(menus.secondary, path)}
        renderAccount={renderAccount}
        live={renderLive('drawer')}
        search={search}
        sponsors={isToronto ? sponsors : []}
      />
      {renderLive('line')}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        {...around}
        menu={menuTree(menus.footer, path)}
        sponsors={sponsors}
        cookies={cookies}
        accounts={accountsOf(links, t)}
        bottom={bottom}
        newsletterUrl={newsletterUrl}
      />
      <BottomBar {...{ lang, path, tickets }} />
      <CookieBanner actor={cookies} privacy={privacy ? t(privacy.key) : ''} />
    </>
  );
}
