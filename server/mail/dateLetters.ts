import { reservationSettings } from '#contract/settings/reservation.ts';
import { hour } from '#contract/settings/time.ts';
import { isWholeDate } from '../programme/wholeDate.ts';
import { showAddress } from '../programme/addresses.ts';
import type { LetterFacts } from '../store/members/owedLetters.ts';
import type { TicketRow } from '../store/shows/tickets.ts';
import { writeLetter, type Reader } from './letters.ts';
import type { Attachment, Mail } from './mailer.ts';
import { writtenDate } from './writtenDate.ts';

/** A date as it is now, in its reader's language. */
type ToldDate = Pick<TicketRow, 'title' | 'slug' | 'venue' | 'city' | 'starts_at' | 'ends_at' | 'timezone'>;

/** Writes a letter about a date in its reader's language, on the clocks of the place, with the date's calendar file as it is now. */
export const writeDateLetter = (
  facts: LetterFacts & Pick<Reader, 'writer'>,
  { date, file, publicUrl }: { date: ToldDate; file: Attachment; publicUrl: string },
): Mail => {
  const { letter, lang, writer } = facts;
  const { title, slug, venue, city, timezone, starts_at: start, ends_at: end } = date;
  const mail = writeLetter(letter, facts, '', {
    title,
    when: writtenDate(start, { lang, writer, timezone, isWholeDay: isWholeDate(start, end, timezone) }),
    place: [venue, city].filter((name) => name).join(', '),
    hours: String(reservationSettings.closing / hour),
    address: publicUrl + encodeURI(showAddress({ lang, slug })),
  });
  return {
    ...mail,
    attachments: [file],
  };
};
