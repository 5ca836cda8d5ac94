import { reservationSettings } from '#contract/settings/reservation.ts';
import { hour } from '#contract/settings/time.ts';
import { isWholeDate } from '../programme/wholeDate.ts';
import { showAddress } from '../programme/addresses.ts';
import type { LetterFacts } from '../store/members/owedLetters.ts';
import { writeLetter, type Reader } from './letters.ts';
import type { Attachment, Mail } from './mailer.ts';
import { writtenDate } from './writtenDate.ts';

/** Writes a letter about a date in its reader's language, on the clocks of the place, with the date's calendar file as it is now. */
export const writeDateLetter = (
  facts: LetterFacts & Pick<Reader, 'writer'>,
  file: Attachment,
  publicUrl: string,
): Mail => {
  const { letter, lang, timezone, title, slug, venue, city, starts_at: start, ends_at: end } = facts;
  const mail = writeLetter(letter, facts, '', {
    title,
    when: writtenDate(start, { ...facts, isWholeDay: isWholeDate(start, end, timezone) }),
    place: [venue, city].filter((name) => name).join(', '),
    hours: String(reservationSettings.closing / hour),
    address: publicUrl + encodeURI(showAddress({ lang, slug })),
  });
  return {
    ...mail,
    attachments: [file],
  };
};
