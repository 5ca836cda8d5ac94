import * as v from 'valibot';
import { creditChange } from '#contract/wire/member/ownData.ts';
import { programmationIds } from '#contract/wire/member/booking.ts';
import { deviceSession } from '#contract/wire/member/deviceSession.ts';
import { language } from '#contract/wire/values.ts';

/** Changes when a field goes or gets another meaning; an added one leaves it unchanged. */
export const exportFormat = { format: 'chapiteau-member', version: 1 } as const;

/** ISO 8601, UTC. */
const instant = v.string();
const show = creditChange.entries.show;
const device = deviceSession.entries;

/** All data of a member, without the means to log in. */
export const memberExport = v.object({
  format: v.literal(exportFormat.format),
  version: v.literal(exportFormat.version),
  exported_at: instant,
  profile: v.object({
    uuid: v.string(),
    email: v.string(),
    firstname: v.string(),
    lastname: v.string(),
    location: v.string(),
    lang: language,
    active: v.boolean(),
    created_at: instant,
    /** The festival's words to a blocked member. */
    blocked: v.nullable(v.string()),
  }),
  sessions: v.array(
    v.object({
      begun_at: instant,
      browser: device.browser,
      system: device.system,
      refreshed: v.number(),
      refreshed_at: instant,
      expires_at: instant,
      ended: v.boolean(),
    }),
  ),
  credits: v.nullable(
    v.object({
      uuid: v.string(),
      left: v.number(),
      used: v.number(),
      passes: v.number(),
      liked: v.boolean(),
    }),
  ),
  credit_history: v.array(creditChange),
  reservations: v.array(
    v.object({
      uuid: v.string(),
      ...programmationIds.entries,
      status: v.picklist(['reserved', 'cancelled', 'show-cancelled']),
      enabled: v.boolean(),
      changed_at: instant,
      show,
    }),
  ),
  wishlist: v.array(v.object({ uuid: v.string(), ...programmationIds.entries, liked: v.boolean(), show })),
  newsletter: v.nullable(
    v.object({
      email: v.string(),
      lang: language,
      asked_at: instant,
      confirmed_at: v.nullable(instant),
    }),
  ),
});
export type MemberExport = v.InferOutput<typeof memberExport>;
