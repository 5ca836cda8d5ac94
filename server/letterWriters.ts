import { writeDateLetter } from './mail/dateLetters.ts';
import type { LetterWriter } from './mail/postman.ts';
import { writeNewsletterLetter } from './newsletter/letters.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import type { Secrets } from './protection/secrets.ts';
import type { LetterQueue } from './store/members/letterQueue.ts';
import { findNewsletterFacts } from './store/members/newsletter.ts';
import { findLetterFacts } from './store/members/owedLetters.ts';
import type { Store } from './store/store.ts';

interface WriterDeps {
  store: Pick<Store, 'db'>;
  /** For the links of the newsletter. */
  secrets: Pick<Secrets, 'hash'>;
  publicUrl: string;
}

/** The writers of each queue of the postman: letters about dates, and the newsletter's. */
export const letterWriters = ({
  store,
  secrets,
  publicUrl,
}: WriterDeps): Record<LetterQueue, LetterWriter> => {
  const links = createNewsletterLinks(secrets, publicUrl);
  return {
    owed_letters: async (id) => {
      const facts = await findLetterFacts(store.db, id);
      return facts ? writeDateLetter(facts, publicUrl) : null;
    },
    newsletter_letters: async (id, now) => {
      const facts = await findNewsletterFacts(store.db, id);
      return facts ? writeNewsletterLetter(facts, links, now) : null;
    },
  };
};
