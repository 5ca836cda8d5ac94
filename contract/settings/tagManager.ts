/**
 * The hosts of a tag manager's script and of its requests, from its maker's list
 * (developers.google.com/tag-platform/security/guides/csp). Only pages of a deployment with a tag manager allow them.
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
