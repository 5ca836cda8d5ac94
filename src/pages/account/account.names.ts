/** The pages of an account without a login, by their internal routes. */
export const accountNames = ['register', 'activate', 'reset-password'] as const;
export type AccountName = (typeof accountNames)[number];
