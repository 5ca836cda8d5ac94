import * as v from 'valibot';
import { describeKept, failedPage, notThere, type Description } from '../http/description.ts';
import { securityPath } from './securityText.ts';

const read = { method: 'GET', access: 'public' } as const;

/** The files that search engines and browsers expect at the root. */
export const discoveryDescriptions: readonly Description[] = [
  {
    ...read,
    path: '/robots.txt',
    summary: 'The addresses that search engines may read.',
    request: {},
    answers: { ...describeKept('The rules.', { 'text/plain': null }), ...failedPage },
  },
  {
    ...read,
    path: '/manifest.webmanifest',
    summary: 'The name, the icons and the start of the site, for a browser that installs it.',
    request: {},
    answers: {
      ...describeKept('The manifest.', {
        'application/manifest+json': v.object({ name: v.string(), icons: v.array(v.unknown()) }),
      }),
      ...failedPage,
    },
  },
  {
    ...read,
    path: securityPath,
    summary: 'Where to report a weakness (RFC 9116), if `SECURITY_CONTACT` says so.',
    request: {},
    answers: {
      200: { description: 'The addresses.', content: { 'text/plain': null } },
      404: notThere,
      ...failedPage,
    },
  },
  {
    ...read,
    path: '/sitemap.xml',
    summary: 'The addresses of the site, or of the parts of that list (META-03).',
    request: {},
    answers: { ...describeKept('The list.', { 'application/xml': null }), ...failedPage },
  },
  {
    ...read,
    path: '/sitemap-{part}.xml',
    summary: 'One part of the addresses of the site, from 1 (META-03).',
    request: { params: v.object({ part: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)) }) },
    answers: {
      ...describeKept('The part.', { 'application/xml': null }),
      404: notThere,
      ...failedPage,
    },
  },
];
