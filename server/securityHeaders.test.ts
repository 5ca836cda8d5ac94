import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsOfPages } from './testing/kindsOfPages.ts';
import { startSite, type TestSite } from './testing/startSite.ts';

let site: TestSite;
/** Its database is gone. */
let broken: TestSite;
beforeAll(async () => {
  [site, broken] = await Promise.all([startSite('every kind of page'), startSite('base')]);
  await Promise.all([site.warm(), broken.warm()]);
  await broken.close();
});
afterAll(() => site.close());

/** The findings of an evaluator of policies, the worst first, without mere hints. */
const findingsIn = (policy: string | null): string[] =>
  new CspEvaluator(new CspParser(policy ?? '').csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .toSorted((one, other) => one.severity - other.severity)
    .map(({ severity, type, directive, value }) =>
      [Severity[severity], Type[type], directive, value ?? ''].join(' '),
    );

/** "Can be problematic if you host JSONP, AngularJS or user uploaded files" from the site itself: it hosts none of them. */
const ownScripts = (directive: 'script-src' | 'default-src') => [
  `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS ${directive} 'self'`,
];

const findingsAt = async (path: string, init?: RequestInit, { ask } = site) => {
  const { status, headers } = await ask(path, init);
  return { status, findings: findingsIn(headers.get('content-security-policy')) };
};

test.each([...kindsOfPages.fr, ...kindsOfPages.en])(
  'Security: an evaluator has nothing to say against the policy of $name',
  async ({ find }) => {
    const { headers } = await site.ask(await find(site.store));
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(findingsIn(headers.get('content-security-policy'))).toEqual(ownScripts('script-src'));
  },
);

test('Security: nor of the static page, as the redirect of "/" and where a page fails', async () => {
  const findings = ownScripts('default-src');
  expect([await findingsAt('/'), await findingsAt('/fr', {}, broken)]).toEqual([
    { status: 302, findings },
    { status: 503, findings },
  ]);
});

test.each([
  ['/icons/favicon.svg', 200],
  ['/page-language-redirect.js', 200],
  ['/fonts/figtree.woff2', 200],
  ['/nowhere.png', 404],
  ['/healthz', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/readyz', 200],
  ['/openapi.json', 200],
  ['/api', 404],
  ['/api/content/fr/router/', 200],
  ['/api/content/fr/router/nulle-part', 404],
  ['/api/content/fr/content/8/programmations?from=x', 400],
  ['/api/content/fr/content/8/programmations/1.ics', 200],
  ['/api/member/v1/me/usercredits', 401],
])('Security: nor of what is no page (%s: %i)', async (path, status) => {
  expect(await findingsAt(path)).toEqual({ status, findings: [] });
});

test('Security: nor of what is refused, or cannot be answered without the database', async () => {
  expect([
    await findingsAt('/fr', { method: 'POST' }),
    await findingsAt('/api/content/fr/router/', {}, broken),
    await findingsAt('/readyz', {}, broken),
  ]).toEqual([
    { status: 405, findings: [] },
    { status: 500, findings: [] },
    { status: 503, findings: [] },
  ]);
});

test('Security: control: it does speak up', async () => {
  const { headers } = await site.ask('/fr');
  const policy = headers.get('content-security-policy') ?? '';
  expect(
    ["'unsafe-inline'", "'unsafe-eval'", 'https:', 'https://cdn.jsdelivr.net'].map(
      (source) => findingsIn(policy.replace(/(script-src 'self') 'sha256-[^']+'/, `$1 ${source}`))[0],
    ),
  ).toEqual([
    "HIGH SCRIPT_UNSAFE_INLINE script-src 'unsafe-inline'",
    "MEDIUM_MAYBE SCRIPT_UNSAFE_EVAL script-src 'unsafe-eval'",
    'HIGH PLAIN_URL_SCHEMES script-src https:',
    'HIGH SCRIPT_ALLOWLIST_BYPASS script-src https://cdn.jsdelivr.net',
  ]);
  expect(findingsIn(null)[0]).toBe('HIGH MISSING_DIRECTIVES object-src ');
});
