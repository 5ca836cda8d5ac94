import { calendarAttachment, dateFile, type DateFile } from './content/calendar/dateFile.ts';
import { storedDate } from './content/calendar/storedDate.ts';
import type { Language } from '#contract/address/language.ts';
import { writeDateLetter } from './mail/dateLetters.ts';
import { writeGrantLetter } from './mail/grantLetter.ts';
import type { LetterWriter } from './mail/postman.ts';
import { writeTicketLetter } from './member/bookings/ticketLetter.ts';
import { writeNewsletterLetter } from './newsletter/letters.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import { spokenTo, type Festival } from './profile/festival.ts';
import type { FestivalSource } from './profile/festivalSource.ts';
import type { Secrets } from './protection/secrets.ts';
import { findGrantFacts } from './store/members/creditGrants.ts';
import type { LetterQueue } from './store/members/letterQueue.ts';
import { findNewsletterFacts } from './store/members/newsletter.ts';
import { findLetterFacts } from './store/members/owedLetters.ts';
import { findTicketFacts } from './store/members/ticketLetters.ts';
import { findTicket, type TicketRow } from './store/shows/tickets.ts';
import type { Store } from './store/store.ts';

interface WriterDeps {
  store: Pick<Store, 'db'>;
  /** For the links of the newsletter. */
  secrets: Pick<Secrets, 'hash'>;
  publicUrl: string;
  festival: Pick<FestivalSource, 'current'>;
}

/** The writers of each queue of the postman: letters about dates, reservations and credits, and the newsletter's. */
export const letterWriters = ({
  store: { db },
  secrets,
  publicUrl,
  festival: source,
}: WriterDeps): Record<LetterQueue, LetterWriter> => {
  const links = createNewsletterLinks(secrets, publicUrl);
  /** The same facts, in a language that the festival speaks, with who writes. */
  const toldBy = async <Facts extends { lang: Language }>(
    facts: Facts | undefined,
  ): Promise<(Facts & { writer: Festival }) | null> => {
    if (facts === undefined) return null;
    const writer = await source.current();
    return { ...facts, lang: spokenTo(writer, facts.lang), writer };
  };
  /** A date with its calendar file; null if it is gone. */
  const findDate = async (
    { lang, writer, programmation_id: id }: { lang: Language; writer: Festival; programmation_id: number },
    now: number,
  ): Promise<{ date: TicketRow; file: DateFile } | null> => {
    const date = await findTicket(db, lang, id);
    if (date === undefined) return null;
    const made = Temporal.Instant.fromEpochMilliseconds(now * 1000);
    const told = await storedDate(db, date, lang);
    return { date, file: dateFile(told, { lang, brand: writer.name[lang], publicUrl, made }) };
  };
  return {
    owed_letters: async (id, now) => {
      const facts = await toldBy(await findLetterFacts(db, id));
      const found = facts && (await findDate(facts, now));
      return found
        ? writeDateLetter(facts, { date: found.date, file: calendarAttachment(found.file), publicUrl })
        : null;
    },
    ticket_letters: async (id, now) => {
      const facts = await toldBy(await findTicketFacts(db, id));
      const found = facts && (await findDate(facts, now));
      return found ? writeTicketLetter(facts, { ...found, publicUrl, now }) : null;
    },
    newsletter_letters: async (id, now) => {
      const facts = await toldBy(await findNewsletterFacts(db, id));
      return facts ? writeNewsletterLetter(facts, links, now) : null;
    },
    grant_letters: async (id) => {
      const facts = await toldBy(await findGrantFacts(db, id));
      return facts ? writeGrantLetter(facts, publicUrl) : null;
    },
  };
};
