import type { GrantFacts } from '../store/members/creditGrants.ts';
import { writeLetter, type Reader } from './letters.ts';
import type { Mail } from './mailer.ts';

/** Writes the letter about the credits of a pass, with a link to the member's credits. */
export const writeGrantLetter = (facts: GrantFacts & Pick<Reader, 'writer'>, publicUrl: string): Mail =>
  writeLetter('creditsGiven', facts, '', {
    pass: facts.pass,
    credits: String(facts.credits),
    address: `${publicUrl}/${facts.lang}/profile#credits`,
  });
