/** Limits of a theme (META-02). */
export const themeRules = {
  /** UTF-16 units of a theme's own styles, or of its own script. */
  longestInline: 64 * 1024,
  /** Pages where members enter or change their credentials, or show tickets, by the first word below the language: never themed. */
  unthemed: [
    'login',
    'profile',
    'my-list',
    'ma-liste',
    'my-tickets',
    'mes-billets',
    'register',
    'inscription',
    'activate',
    'activer',
    'reset-password',
    'mot-de-passe',
  ],
} as const;

/** @param path decoded, without the language; '' is home */
export const isUnthemed = (path: string): boolean => {
  const [word = ''] = path.toLowerCase().split('/');
  return themeRules.unthemed.some((one) => one === word);
};
