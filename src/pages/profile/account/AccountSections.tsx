import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartName } from '#contract/settings/parts.ts';
import { useParts } from '#src/components/parts.ts';
import { CreditsHistory } from '../creditsHistory/CreditsHistory.tsx';
import { NewsletterSwitch } from '../newsletter/NewsletterSwitch.tsx';
import { OwnData } from '../ownData/OwnData.tsx';
import type { AccountProps } from './accountProps.ts';
import styles from './AccountSections.module.css';
import { DetailsSection } from './DetailsSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';

interface AccountSection {
  /** Of its heading, the target of the navigation; its title is `profile.<id>.title`. */
  id: 'details' | 'password' | 'devices' | 'newsletter' | 'history' | 'ownData';
  /** Draws everything below the heading. */
  Content: ComponentType<AccountProps>;
  /** Whether other hosts have it too: our own additions are hidden there. */
  isEverywhere: boolean;
  /** Whether it is about our own newsletter (LAY-33). */
  isOfOwnNewsletter?: true;
  /** A festival without that part lacks it (FES-21). */
  part?: PartName;
}

/** The parts of an account, in the order of the page. */
const sections: readonly AccountSection[] = [
  { id: 'details', Content: DetailsSection, isEverywhere: true },
  { id: 'password', Content: PasswordSection, isEverywhere: true },
  { id: 'devices', Content: DevicesSection, isEverywhere: false },
  {
    id: 'newsletter',
    Content: NewsletterSwitch,
    isEverywhere: false,
    isOfOwnNewsletter: true,
    part: 'newsletter',
  },
  { id: 'history', Content: CreditsHistory, isEverywhere: false, part: 'credits' },
  { id: 'ownData', Content: OwnData, isEverywhere: false },
];

/** The site's own parts: external hosts and lists lack them. */
export interface OwnParts {
  /** Whether the member host is ours. */
  isOwnHost: boolean;
  /** Whether the newsletter's list is ours. */
  isOwnNewsletter: boolean;
}

const useSections = ({ isOwnHost, isOwnNewsletter }: OwnParts): readonly AccountSection[] => {
  const parts = useParts();
  return sections.filter(
    ({ isEverywhere, isOfOwnNewsletter = false, part }) =>
      (isEverywhere || isOwnHost) &&
      (isOwnNewsletter || !isOfOwnNewsletter) &&
      (part === undefined || parts[part]),
  );
};

/** Links to the parts of the account. */
export function AccountNav(own: OwnParts) {
  const { t } = useTranslation();
  return (
    <nav className={styles['nav']} aria-label={t('profile.account.nav')}>
      <ul>
        {useSections(own).map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`profile.${id}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The member's account, below reservations and likes. */
export function AccountSections({ isOwnHost, isOwnNewsletter, ...props }: AccountProps & OwnParts) {
  const { t } = useTranslation();
  return useSections({ isOwnHost, isOwnNewsletter }).map(({ id, Content }) => (
    <section key={id} className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`profile.${id}.title`)}
      </h2>
      <Content {...props} />
    </section>
  ));
}
