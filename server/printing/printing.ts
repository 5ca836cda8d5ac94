import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { groupByDay } from '#contract/programme/calendar/groupByDay.ts';
import { firstDateAfter, monthOf } from '#contract/programme/time/months.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { parseItems } from '#contract/wire/list.ts';
import { programmation } from '#contract/wire/programmation.ts';
import type { Clock } from '../clock.ts';
import type { CalendarSource } from '../content/calendarSource.ts';
import type { Settings } from '../environment.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { trustedTypes } from '../securityHeaders.ts';
import { addressFor, readPrintAsked, type PrintAsked } from './printAddress.ts';
import { printingLimits } from './limits.ts';
import { writeSheet } from './sheet.ts';
import { sheetStyles } from './styles.ts';

interface PrintingDeps {
  calendar: CalendarSource;
  clock: Clock;
  prepared: Prepared;
  shareOf: ShareOf;
  settings: Pick<Settings, 'publicUrl' | 'siteTimezone'>;
}

/** No script runs; only its own styles, our fonts and icon. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sheetStyles).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  trustedTypes('none'),
].join('; ');

const midnight = 'T00:00';

/**
 * The whole programme of a month as one plain document (`/{lang}/calendrier?print=all&month=…`), for paper and for browsers
 * without scripts: every matching show, in parts if there are thousands.
 */
export const createPrinting = ({ calendar, clock, prepared, shareOf, settings }: PrintingDeps): Hono => {
  const { publicUrl, siteTimezone } = settings;

  const write = async (asked: PrintAsked): Promise<Answer> => {
    const { lang, month, filters, part } = asked;
    const limit = printingLimits.shows;
    const { items: wire, total } = await calendar.readSpan(
      { from: `${month}-01${midnight}`, to: `${firstDateAfter(month)}${midnight}` },
      { lang, filters },
      { limit, offset: (part - 1) * limit },
    );
    const parts = Math.max(1, Math.ceil(total / limit));
    if (part > parts) return { status: 302, headers: { location: addressFor(asked, parts) }, body: '' };
    const { items } = parseItems(programmation, wire);
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': lang,
        'content-security-policy': policy,
      },
      body: writeSheet(asked, { days: groupByDay(items), total, parts }, publicUrl),
      expiresAt: calendar.lifetime === null ? null : clock.now().epochMilliseconds + calendar.lifetime,
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
