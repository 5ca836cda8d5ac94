import type accountTexts from '#locales/en/account.json';
import { useMemo } from 'react';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { PageAnswer, RouterContext } from '#src/shell/context.ts';
import type { AccountName } from './account.names.ts';
import { openAccountClient } from './accountClient.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { Registration } from './Registration.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    account: typeof accountTexts;
  }
}

/** What the document of an account's page says: nothing for robots, and its address to nobody. */
export const loadAccount = (
  { lang, i18n }: { lang: Language; i18n: Awaited<ReturnType<RouterContext['texts']>>['i18n'] },
  name: AccountName,
): PageAnswer => {
  const other = otherLanguage(lang);
  return {
    status: 200,
    counterpart: pairPath(name, other),
    head: {
      title: i18n.t(`account.title.${name}`),
      description: i18n.t(`account.intro.${name}`),
      image: null,
      noindex: true,
      isSecret: true,
      canonical: pairPath(name, lang),
      alternates: { [lang]: pairPath(name, lang), [other]: pairPath(name, other) },
    },
  };
};

interface AccountPageProps {
  name: AccountName;
  lang: Language;
  settings: Pick<PageSettings, 'memberApiUrl' | 'registerPath'>;
}

/** A page of an account. */
export function AccountPage({ name, lang, settings }: AccountPageProps) {
  const { memberApiUrl, registerPath } = settings;
  const client = useMemo(() => openAccountClient(memberApiUrl), [memberApiUrl]);
  return (
    <AccountScreen {...{ name, lang }}>
      {name === 'reset-password' ? (
        <PasswordReset {...{ client, lang }} />
      ) : (
        <Registration key={name} {...{ client, lang }} path={registerPath} at={name} />
      )}
    </AccountScreen>
  );
}
