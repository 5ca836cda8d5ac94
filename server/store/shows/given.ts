/** The states of a date that takes place. */
export const givenStates = ['scheduled', 'rescheduled'] as const;
