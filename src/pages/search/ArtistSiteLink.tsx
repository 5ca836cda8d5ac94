import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';

interface ArtistSiteLinkProps {
  /** The address of the artists' own site, up to the words; '' without one. */
  base: string;
  /** The typed text. */
  text: string;
}

/** SRCH-06: the same words on the artists' own site, in this language, if the deployment has one. */
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
