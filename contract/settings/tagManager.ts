/**
 * Where a tag manager's script comes from, and whom it may ask, by its maker's list
 * (developers.google.com/tag-platform/security/guides/csp). Only pages of a deployment that sets one allow them.
 */
export const tagManager = Object.freeze({
  script: 'https://www.googletagmanager.com/gtm.js',
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
});
