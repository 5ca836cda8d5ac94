import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sponsor } from '#contract/wire/global.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import { useParts } from '#src/components/parts.ts';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import type { CookieBannerActor } from './cookieBanner.actor.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import type { accountsOf, BottomLink } from './links.ts';
import { MenuLink } from './MenuLink.tsx';
import { flatMenu, type MenuNode } from './menuTree.ts';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { Sponsors } from './Sponsors.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  brand: string;
  /** LAY-02: where the tickets are; '' hides the link (LAY-23). */
  tickets: string;
  menu: readonly MenuNode[];
  sponsors: readonly Sponsor[];
  cookies: CookieBannerActor;
  languages: Omit<ComponentProps<typeof LanguageSwitcher>, 'label' | 'counterpart'>;
  /** LAY-33: the target of the newsletter's form; '' is our own server. */
  newsletterUrl: string;
  /** LAY-19 */
  accounts: ReturnType<typeof accountsOf>;
  /** LAY-23 */
  bottom: readonly BottomLink[];
}

/** The footer (LAY-18…LAY-23): newsletter, sponsors, menu, social and legal links; the roots of the languages. */
export function Footer({
  brand,
  tickets,
  menu,
  sponsors,
  cookies,
  languages,
  newsletterUrl,
  accounts,
  bottom,
}: FooterProps) {
  const { t } = useTranslation();
  const { newsletter } = useParts();
  return (
    <footer className={styles['footer']}>
      {newsletter && t('layout.links.newsletter') !== '' && (
        <Newsletter key={languages.lang} lang={languages.lang} url={newsletterUrl} />
      )}
      <Sponsors sponsors={sponsors} />
      <div className={styles['ink']}>
        <div className={`wrap ${styles['grid']}`}>
          <div className={styles['sign']}>
            <Mascot loading="lazy" />
            <p>{t('layout.footer.slogan')}</p>
          </div>
          <FooterMenu menu={menu} />
          <div className={styles['side']}>
            <SocialLinks accounts={accounts} />
            <LanguageSwitcher {...languages} counterpart={null} label={t('layout.languages.inFooter')} />
          </div>
        </div>
        <BottomLinks {...{ brand, tickets, cookies, bottom }} />
      </div>
    </footer>
  );
}

function FooterMenu({ menu }: { menu: readonly MenuNode[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['columns']} aria-label={t('layout.footer.menu')}>
      <ul>
        {flatMenu(menu).map((node) => (
          <li key={node.id}>
            <MenuLink to={node} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ accounts }: Pick<FooterProps, 'accounts'>) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  return (
    <ul className={styles['social']} aria-label={t('layout.footer.social')}>
      {accounts.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('layout.footer.newWindow', { name })}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Names of more letters fill the same width. */
const sizeOf = (brand: string): { fontSize: string } | undefined => {
  const letters = Array.from(brand).length;
  return letters > 9 ? { fontSize: `calc(min(155vw, 135rem) / ${letters})` } : undefined;
};

function BottomLinks({
  brand,
  tickets,
  cookies,
  bottom,
}: Pick<FooterProps, 'brand' | 'tickets' | 'cookies' | 'bottom'>) {
  const { t } = useTranslation();
  const { newsletter } = useParts();
  const shown = bottom.filter(({ key }) => newsletter || key !== 'layout.links.newsletter');
  return (
    <div className={`wrap ${styles['bottom']}`}>
      <p>{t('layout.footer.rights', { brand })}</p>
      <ul className={styles['legal']} aria-label={t('layout.footer.bottom')}>
        {tickets !== '' && (
          <li>
            <a href={tickets}>{t('layout.footer.tickets')}</a>
          </li>
        )}
        {shown.map(({ title, key }) => (
          <li key={key}>
            <a href={t(key)}>{t(title)}</a>
          </li>
        ))}
        <li>
          <ConsentSwitch actor={cookies} />
        </li>
      </ul>
      <p className={styles['wordmark']} style={sizeOf(brand)} aria-hidden="true">
        {brand}
      </p>
    </div>
  );
}
