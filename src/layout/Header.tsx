import { use, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sponsor } from '#contract/wire/global.ts';
import type { Language } from '#contract/address/language.ts';
import { early } from '#src/browser/earlyPress.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { LookContext } from '#src/components/look.ts';
import { Mascot } from '#src/components/Mascot.tsx';
import { Drawer } from './Drawer.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { MenuNode } from './menuTree.ts';
import { SecondaryMenu } from './SecondaryMenu.tsx';
import { SponsorStrip } from './SponsorStrip.tsx';
import { useMenu } from './useMenu.ts';
import styles from './Header.module.css';

interface HeaderProps {
  lang: Language;
  brand: string;
  /** LAY-02: where the tickets are; '' hides the button (LAY-23). */
  tickets: string;
  main: readonly MenuNode[];
  secondary: readonly MenuNode[];
  /** LAY-13: the sponsors of the strip; empty without a strip. */
  sponsors?: readonly Sponsor[];
  renderAccount: (place: 'header' | 'drawer') => ReactNode;
  /** LAY-07: for the drawer. */
  live: ReactNode;
  /** LAY-06 */
  search?: ReactNode;
  languages: Omit<ComponentProps<typeof LanguageSwitcher>, 'label'>;
}

/** A name of more letters takes several lines. */
const isLong = (brand: string): true | undefined => Array.from(brand).length > 20 || undefined;

/** The festival's logo; without one its name, beside its figure if it has one. */
function Sign({ brand }: { brand: string }) {
  const { logo, mascot } = use(LookContext);
  if (logo !== null) return <img data-sign="logo" src={logo} alt={brand} />;
  return (
    <>
      <Mascot />
      <span data-long={isLong(brand)} data-sign={mascot === null ? 'name' : undefined}>
        {brand}
      </span>
    </>
  );
}

/** The header (LAY-01…LAY-05, LAY-12, LAY-14): the logo, the menu, the tickets and the languages. */
export function Header({
  lang,
  brand,
  tickets,
  main,
  secondary,
  sponsors = [],
  renderAccount,
  live,
  search,
  languages,
}: HeaderProps) {
  const { t } = useTranslation();
  const menu = useMenu();
  return (
    <header className={styles['header']} data-scope="menu" data-state={menu.state} data-live={menu.isLive}>
      <SponsorStrip sponsors={sponsors} />
      <div className={`wrap ${styles['bar']}`}>
        <a className={styles['logo']} href={`/${lang}`} aria-label={t('layout.home', { brand })}>
          <Sign brand={brand} />
        </a>
        <div className={styles['menus']}>
          <SecondaryMenu items={secondary} />
          <MainMenu items={main} menu={menu} />
        </div>
        <div className={styles['end']}>
          {tickets !== '' && (
            <LinkButton look="primary" href={tickets}>
              <Icon name="ticket" />
              {t('layout.tickets')}
            </LinkButton>
          )}
          {renderAccount('header')}
          <LanguageSwitcher {...languages} label={t('layout.languages.inHeader')} />
          {search}
          <button
            type="button"
            className={styles['burger']}
            aria-haspopup="dialog"
            aria-expanded={menu.isDrawerOpen}
            aria-label={t('layout.menu.open')}
            onClick={() => menu.send({ type: 'menu.toggled' })}
            {...early}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {/* Each menu numbers its entries from .1. */}
      <Drawer
        items={[...main, ...secondary.map((node) => ({ ...node, id: `secondary${node.id}` }))]}
        menu={menu}
        account={renderAccount('drawer')}
        live={live}
        languages={languages}
      />
    </header>
  );
}
