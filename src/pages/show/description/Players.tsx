import type { Player } from '#contract/wire/show.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** The players of a show, in a sentence: each a link to their page, if there is one (RTE-36). */
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
