/** The server's time. Tests and `NOW` move it; nothing on the server reads the machine's clock directly. */
export interface Clock {
  now: () => Temporal.Instant;
}

/** A clock that starts at `startsAt` now and runs on; null for the machine's own time. */
export const createClock = (startsAt: Temporal.Instant | null): Clock => {
  if (startsAt === null) return { now: () => Temporal.Now.instant() };
  const ahead = Temporal.Now.instant().until(startsAt);
  return { now: () => Temporal.Now.instant().add(ahead) };
};

/** Whole seconds since the epoch: the unit of the database and of the content wire's parameters. */
export const epochSeconds = (instant: Temporal.Instant): number =>
  Math.floor(instant.epochMilliseconds / 1000);
