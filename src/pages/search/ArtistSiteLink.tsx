import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { fromAddress, hrefOf } from './question.ts';

interface ArtistSiteLinkProps {
  /** The artists' own site; '' is none. */
  site: string;
  lang: Language;
  /** As typed. */
  text: string;
}

/** SRCH-06: the same words on the artists' own site, in this language, where the deployment has one. */
export function ArtistSiteLink({ site, lang, text }: ArtistSiteLinkProps) {
  const { t } = useTranslation();
  if (site === '') return null;
  return (
    <p>
      <LinkButton
        href={hrefOf(site + pairPath('search', lang), fromAddress({ q: text }))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('search.artistSite.text')}
        <Icon name="external" />
      </LinkButton>
    </p>
  );
}
