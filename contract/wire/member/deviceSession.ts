import * as v from 'valibot';

/** The browsers and systems that the site names and stores; any other stays unknown. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systems = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/** One session of a member. Our addition: no other host has it. */
export const deviceSession = v.object({
  /** Names the session, but opens nothing. */
  id: v.string(),
  /** Instants, as ISO 8601 text. `lastUsed` is the time of its newest tokens. */
  begun: v.string(),
  lastUsed: v.string(),
  browser: v.nullable(v.picklist(browsers)),
  system: v.nullable(v.picklist(systems)),
  /** Whether it is the caller's own. */
  isCurrent: v.boolean(),
});
export type DeviceSession = v.InferOutput<typeof deviceSession>;
