import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';

interface ArtistSiteLinkProps {
  /** Where the artists' own site is asked, up to the words; '' is none. */
  base: string;
  /** What is typed. */
  text: string;
}

/** SRCH-06: the same words on the artists' own site, in this language, where the deployment has one. */
export function ArtistSiteLink({ base, text }: ArtistSiteLinkProps) {
  const { t } = useTranslation();
  if (base === '') return null;
  return (
    <p>
      <LinkButton href={base + encodeURIComponent(text.trim())} target="_blank" rel="noopener noreferrer">
        {t('search.artistSite.text')}
        <Icon name="external" />
      </LinkButton>
    </p>
  );
}
