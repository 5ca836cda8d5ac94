const minute = 60;

/** Limits for the posting of owed letters. */
export const postLimits = {
  /** How often a server looks for letters, in milliseconds. */
  lookEvery: 1_000,
  /** Letters of one kind before the other kinds have their turn. */
  portion: 20,
  /** Seconds until a letter is tried a second time; doubled with each try. */
  firstPause: 60,
  /** The longest pause between two tries, in seconds. */
  longestPause: 6 * 60 * 60,
  /** After so many tries, some three days, the server gives a letter up. */
  tries: 20,
} as const;

/**
 * Letters that anybody can cause without a password: to activate, for a new password, to confirm the newsletter.
 * Kept in the database (`server/store/members/budgets.ts`), `every` in seconds; decision 022 gives the reasons.
 */
export const letterBudgets = {
  /** Per network that strangers ask from: 120 in the fullest hour. */
  networkLetters: { atOnce: 60, every: minute },
  /** All strangers together: 2,200 in the fullest hour. */
  strangersLetters: { atOnce: 1_000, every: 3 },
  /** To one mailbox, from all strangers and of all kinds: 12 in the fullest hour. */
  mailboxLetters: { atOnce: 6, every: 10 * minute },
  /** Per device that has logged in to the account before: 20 in the fullest hour. */
  deviceLetters: { atOnce: 10, every: 6 * minute },
} as const;

const day = 24 * 60 * minute;

/** Letters about one reservation: of any day that begins with one of them, three at most. The next one waits. */
export const ticketBudget = { atOnce: 3, every: day } as const;
