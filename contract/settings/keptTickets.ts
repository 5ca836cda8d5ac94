import { hour } from './time.ts';

/** The tickets that a member keeps on a device (PKT-02), in milliseconds. */
export const keptTicketsSettings = {
  /** How long a show lasts whose end nobody knows. */
  assumedLength: 3 * hour,
  /** How long after its end a ticket is still there. */
  stays: hour,
} as const;
