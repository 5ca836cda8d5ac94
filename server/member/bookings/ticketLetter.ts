import { reservationSettings } from '#contract/settings/reservation.ts';
import { second } from '#contract/settings/time.ts';
import { ticketAddress } from '#contract/address/memberTicket.ts';
import { hasBegun } from '#contract/programme/time/closing.ts';
import { takesPlace } from '#contract/programme/shows/state.ts';
import { calendarAttachment, type DateFile } from '#server/content/calendar/dateFile.ts';
import { writeLetter, type Reader } from '#server/mail/letters.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { writtenDate, writtenZone } from '#server/mail/writtenDate.ts';
import { isWholeDate } from '#server/programme/wholeDate.ts';
import { showAddress } from '#server/programme/addresses.ts';
import type { TicketFacts } from '#server/store/members/ticketLetters.ts';
import type { TicketRow } from '#server/store/shows/tickets.ts';
import { drawAdmission } from './admission.ts';

/** The surroundings of a letter: the date as it is now, its calendar file, the site's address, the time in epoch seconds. */
interface Surroundings {
  date: TicketRow;
  file: DateFile;
  publicUrl: string;
  now: number;
}

const pictureId = 'admission-code';
const closing = reservationSettings.closing / second;
/** Letters read out in one breath. */
const group = /.{1,4}/g;

/** The facts of a letter, and who writes. */
type ToldFacts = TicketFacts & Pick<Reader, 'writer'>;

type Telling = Parameters<typeof writtenDate>[1];

const whenOf = ({ starts_at: start, ends_at: end, timezone }: TicketRow, telling: Telling): string =>
  writtenDate(start, { ...telling, isWholeDay: isWholeDate(start, end, timezone) });

/** Writes the ticket of a reservation: null once it is cancelled, its date is off or has begun. Changes of the date have letters of their own. */
const writeTicket = async (
  facts: ToldFacts,
  { date, file, publicUrl, now }: Surroundings,
): Promise<Mail | null> => {
  const { lang, writer, uuid, code, reserved } = facts;
  const { starts_at: start, timezone } = date;
  if (uuid === null || code === null || reserved !== 1) return null;
  if (!takesPlace(date) || hasBegun((start - now) * second)) return null;
  const telling = { lang, timezone, writer };
  const mail = writeLetter('ticket', facts, code.match(group)?.join(' '), {
    title: date.title,
    when: whenOf(date, telling),
    zone: writtenZone(start, telling),
    place: file.place,
    map: date.map_url ?? '',
    picture: pictureId,
    until: writtenDate(start - closing, telling),
    address: publicUrl + ticketAddress(lang, uuid),
  });
  const png = { contentType: 'image/png', content: await drawAdmission(code), cid: pictureId };
  return {
    ...mail,
    attachments: [{ filename: `${pictureId}.png`, ...png }, calendarAttachment(file)],
  };
};

/**
 * Writes a letter about a reservation in its reader's language, on the clocks of the place (RES-29).
 * @returns null if there is no longer a reason for it
 */
export const writeTicketLetter = async (
  facts: ToldFacts,
  surroundings: Surroundings,
): Promise<Mail | null> => {
  if (facts.letter === 'ticket') return writeTicket(facts, surroundings);
  if (facts.reserved === 1) return null;
  const { date, file, publicUrl } = surroundings;
  const { lang, writer } = facts;
  const telling = { lang, timezone: date.timezone, writer };
  return writeLetter('reservationCancelled', facts, '', {
    title: date.title,
    when: whenOf(date, telling),
    zone: writtenZone(date.starts_at, telling),
    place: file.place,
    address: publicUrl + encodeURI(showAddress({ lang, slug: date.slug })),
  });
};
