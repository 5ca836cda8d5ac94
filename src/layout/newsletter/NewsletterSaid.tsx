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
  /** Whether the list is external, and answers in a tab of its own. */
  isExternal: boolean;
}

/** LAY-34: the areas for failure and success; they are there before their messages. */
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
