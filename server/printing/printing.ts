import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { groupByDay } from '#contract/programme/calendar/groupByDay.ts';
import { daysUntil, spanOf, type LocalSpan } from '#contract/programme/time/dayRange.ts';
import { firstDateAfter, lastDateBefore, monthOf } from '#contract/programme/time/months.ts';
import { dateInZone, nextMidnight } from '#contract/programme/time/siteDate.ts';
import { parseItems } from '#contract/wire/list.ts';
import { programmation } from '#contract/wire/programmation.ts';
import type { Clock } from '../clock.ts';
import type { CalendarSource } from '../content/calendarSource.ts';
import type { Settings } from '../environment.ts';
import type { Look } from '../look/look.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { trustedTypes } from '../securityHeaders.ts';
import { addressFor, readPrintAsked, type PrintAsked } from './printAddress.ts';
import { printingLimits } from './limits.ts';
import { stylesOf, writeSheet } from './sheet.ts';

interface PrintingDeps {
  calendar: CalendarSource;
  clock: Clock;
  prepared: Prepared;
  shareOf: ShareOf;
  festival: FestivalSource;
  settings: Pick<Settings, 'publicUrl' | 'siteTimezone'>;
}

/** No script runs; only its own styles, fonts and icon. */
const policyOf = (look: Look): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(stylesOf(look)).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    trustedTypes('none'),
  ].join('; ');

/**
 * The whole programme of a month as one plain document (`/{lang}/calendrier?print=all&month=…`), for paper and for browsers
 * without scripts: every matching show, in parts if there are thousands.
 */
export const createPrinting = ({
  calendar,
  clock,
  prepared,
  shareOf,
  festival,
  settings,
}: PrintingDeps): Hono => {
  const { publicUrl, siteTimezone } = settings;

  /** The days of a list: a month, of the archive up to today. */
  const daysOf = ({ month, isArchive }: PrintAsked, now: number): LocalSpan => {
    const until = isArchive ? dateInZone(now, siteTimezone) : null;
    if (until !== null && month > monthOf(until))
      return { from: `${month}-01T00:00`, to: `${month}-01T00:00` };
    const whole = { from: `${month}-01`, to: lastDateBefore(monthOf(firstDateAfter(month))) };
    return spanOf(daysUntil(month, until) ?? whole);
  };

  /** When a list is to be made anew though nothing has changed, epoch milliseconds; null is never. */
  const endOf = ({ isArchive }: PrintAsked, now: number): number | null => {
    const ends = [
      ...(calendar.lifetime === null ? [] : [now + calendar.lifetime]),
      ...(isArchive ? [nextMidnight(now, siteTimezone)] : []),
    ];
    return ends.length === 0 ? null : Math.min(...ends);
  };

  const write = async (asked: PrintAsked): Promise<Answer> => {
    const { lang, filters, part } = asked;
    const now = clock.now().epochMilliseconds;
    const limit = printingLimits.shows;
    const { items: wire, total } = await calendar.readSpan(
      daysOf(asked, now),
      { lang, filters },
      { limit, offset: (part - 1) * limit },
    );
    const parts = Math.max(1, Math.ceil(total / limit));
    if (part > parts) return { status: 302, headers: { location: addressFor(asked, parts) }, body: '' };
    const { items } = parseItems(programmation, wire);
    const shown = await festival.current();
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': lang,
        'content-security-policy': policyOf(shown.look),
      },
      body: writeSheet(asked, { days: groupByDay(items), total, parts }, { festival: shown, publicUrl }),
      expiresAt: endOf(asked, now),
    };
  };

  const hono = new Hono();
  hono.get('/:lang/:page', async (context, next) => {
    const present = monthOf(dateInZone(clock.now().epochMilliseconds, siteTimezone));
    const asked = readPrintAsked(new URL(context.req.url), present);
    if (asked === null) return next();
    return prepared.answer(
      context.req.raw,
      addressFor(asked, asked.part),
      () => write(asked),
      shareOf(context),
    );
  });
  return hono;
};
