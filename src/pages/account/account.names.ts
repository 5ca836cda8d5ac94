/** The pages of an account that nobody has to be logged in for, by their internal routes. */
export const accountNames = ['register', 'activate', 'reset-password'] as const;
export type AccountName = (typeof accountNames)[number];
