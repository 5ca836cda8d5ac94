import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  lang: Language;
  client: MemberClient;
  session: SessionRef;
}

/** SES-31: the greeting, which opens and closes the member's menu. */
export function AccountMenu({ lang, client, session }: AccountMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { data: profile } = useQuery(profileQuery(client));
  const close = () => setOpen(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={styles['account']} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={opener}
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
        <span>
          {profile?.firstname
            ? t('session.menu.hello', { firstname: profile.firstname })
            : t('session.menu.helloAll')}
        </span>
        <Icon name="down" />
      </button>
      <ul id={panel} className={styles['panel']} aria-label={t('session.menu.label')} hidden={!isOpen}>
        <AccountEntries lang={lang} session={session} onChoose={close} />
      </ul>
    </div>
  );
}

/** 'My JFL', 'My list' and the logout, as items of a list. */
export function AccountEntries({
  lang,
  session,
  onChoose,
}: Omit<AccountMenuProps, 'client'> & { onChoose?: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <li>
        <a href={`/${lang}/profile`} onClick={onChoose}>
          {t('session.menu.mine')}
        </a>
      </li>
      <li>
        <a href={pairPath('my-list', lang)} onClick={onChoose}>
          {t('session.menu.list')}
        </a>
      </li>
      <li>
        <button type="button" onClick={() => session.send({ type: 'logout.pressed' })}>
          {t('session.menu.logOut')}
        </button>
      </li>
    </>
  );
}
