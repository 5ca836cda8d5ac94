import * as v from 'valibot';

/** What is told of a device, and kept of it: of what calls itself anything else neither is known. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systems = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/** One session of a member. Ours: no other host has it. */
export const deviceSession = v.object({
  /** Names the session, and opens nothing. */
  id: v.string(),
  /** Instants, as ISO 8601 text. `lastUsed` is when its tokens were last new. */
  begun: v.string(),
  lastUsed: v.string(),
  browser: v.nullable(v.picklist(browsers)),
  system: v.nullable(v.picklist(systems)),
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});
export type DeviceSession = v.InferOutput<typeof deviceSession>;
