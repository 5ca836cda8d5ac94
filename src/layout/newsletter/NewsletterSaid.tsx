import type { StateValueFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/newsletter.json' with { type: 'json' };
import fr from '#locales/fr/newsletter.json' with { type: 'json' };
import type {
  AddressProblem,
  newsletterMachine,
  SendingProblem,
} from '#machines/newsletter/newsletter.machine.ts';

const texts = { en, fr };

interface NewsletterSaidProps {
  state: StateValueFrom<typeof newsletterMachine>;
  problem: AddressProblem | SendingProblem | null;
  lang: Language;
  /** Whether the list is external, and answers in a tab of its own. */
  isExternal: boolean;
}

/** LAY-34: the areas for failure and success; they are there before their messages. */
export function NewsletterSaid({ state, problem, lang, isExternal }: NewsletterSaidProps) {
  const words = texts[lang];
  const isWrong = problem !== null && (state === 'invalid' || state === 'failed');
  const well = {
    editing: '',
    invalid: '',
    failed: '',
    sending: words.sending,
    subscribed: isExternal ? words.handedOn : words.mailed,
  } as const satisfies Record<NewsletterSaidProps['state'], string>;
  return (
    <>
      <p role="alert">{isWrong && words[problem]}</p>
      <p role="status">{well[state]}</p>
    </>
  );
}
