import type { Captions } from '#contract/wire/video.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** Captions of a film; in the page's language unless the visitor chooses another. */
export function Tracks({ captions }: { captions: readonly Captions[] }) {
  const language = useLanguage();
  return captions.map(({ lang, label, url }) => (
    <track
      key={url}
      kind="captions"
      srcLang={lang}
      label={label || lang}
      src={url}
      default={lang === language}
    />
  ));
}
