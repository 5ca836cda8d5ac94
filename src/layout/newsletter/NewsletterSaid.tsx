import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/newsletter.json' with { type: 'json' };
import fr from '#locales/fr/newsletter.json' with { type: 'json' };
import type { AddressProblem, SendingProblem } from '#machines/newsletter/newsletter.machine.ts';
import { newsletterPictures, type NewsletterState } from './newsletter.picture.ts';

const texts = { en, fr };

interface NewsletterSaidProps {
  state: NewsletterState;
  problem: AddressProblem | SendingProblem | null;
  lang: Language;
  /** Whether somebody else keeps the list, and says the rest in a tab of its own. */
  isExternal: boolean;
}

/** LAY-34: the areas of what went wrong and of what went well; they are there before they say something. */
export function NewsletterSaid({ state, problem, lang, isExternal }: NewsletterSaidProps) {
  const words = texts[lang];
  const { saysProblem, well } = newsletterPictures[state];
  const wellSaid = { sending: words.sending, subscribed: isExternal ? words.handedOn : words.mailed };
  return (
    <>
      <p role="alert">{saysProblem && problem !== null && words[problem]}</p>
      <p role="status">{well !== null && wellSaid[well]}</p>
    </>
  );
}
