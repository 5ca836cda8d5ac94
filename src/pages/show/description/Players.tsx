import type { Player } from '#contract/wire/show.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** Who plays in a show, as a sentence lists them: each a link to their page, where there is one (RTE-36). */
export function Players({ artists }: { artists: readonly Player[] }) {
  const lang = useLanguage();
  const parts = new Intl.ListFormat(lang).formatToParts(artists.map(({ name }) => name));
  return parts.map(({ type, value }, index) => {
    const place = parts.slice(0, index).filter((part) => part.type === 'element').length;
    const artist = type === 'element' ? artists[place] : undefined;
    return artist && artist.url !== null ? (
      <a key={index} href={artist.url}>
        {value}
      </a>
    ) : (
      value
    );
  });
}
