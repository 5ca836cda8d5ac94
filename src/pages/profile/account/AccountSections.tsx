import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartName } from '#contract/settings/parts.ts';
import type { AdditionName } from '#contract/wire/member/additions.ts';
import { useParts } from '#src/components/parts.ts';
import { useAdditions } from '#src/session/additions.ts';
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
  /** A host needs any of these for it; without an entry every host has it. */
  additions?: readonly AdditionName[];
  /** A festival without that part lacks it (FES-21). */
  part?: PartName;
}

/** The parts of an account, in the order of the page. */
const sections: readonly AccountSection[] = [
  { id: 'details', Content: DetailsSection },
  { id: 'password', Content: PasswordSection },
  // Those of some hosts come last: nothing moves when it is known whether they are there (HST-45).
  { id: 'devices', Content: DevicesSection, additions: ['devices'] },
  { id: 'newsletter', Content: NewsletterSwitch, additions: ['newsletter'], part: 'newsletter' },
  { id: 'history', Content: CreditsHistory, additions: ['history'], part: 'credits' },
  { id: 'ownData', Content: OwnData, additions: ['export', 'deletion'] },
];

const useSections = (): readonly AccountSection[] => {
  const parts = useParts();
  const offered = useAdditions();
  return sections.filter(
    ({ additions, part }) =>
      (additions?.some((name) => offered?.includes(name)) ?? true) && (part === undefined || parts[part]),
  );
};

/** Links to the parts of the account. */
export function AccountNav() {
  const { t } = useTranslation();
  return (
    <nav className={styles['nav']} aria-label={t('profile.account.nav')}>
      <ul>
        {useSections().map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`profile.${id}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The member's account, below reservations and likes. */
export function AccountSections(props: AccountProps) {
  const { t } = useTranslation();
  return useSections().map(({ id, Content }) => (
    <section key={id} className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`profile.${id}.title`)}
      </h2>
      <Content {...props} />
    </section>
  ));
}
