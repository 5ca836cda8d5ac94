/** The pages of an account that nobody has to be logged in for, by their internal routes. */
export type AccountName = 'register' | 'activate' | 'reset-password';
