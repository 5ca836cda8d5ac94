import { feedFormats, feedPath } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import { sharePictureRoute } from '#contract/address/sharePicture.ts';
import { budgets, filled, type Dearest } from '../dearest.ts';

const file = 'GET /*';
const fixed = (path: string): Dearest => ({
  routes: [`GET ${path}`],
  says: 'whole',
  ask: () => ({ path }),
  budget: budgets.prepared,
  isFixed: true,
});
const feeds = (['shows', 'press'] as const).flatMap((name) =>
  languages.flatMap((lang) => feedFormats.map((format) => feedPath(name, lang, format))),
);

/** Everything but documents and APIs: files, feeds, pictures, monitors' requests; and unknown paths. */
export const fileRequests: readonly Dearest[] = [
  {
    routes: ['GET /healthz'],
    says: '14 KB of headers',
    ask: (run) => ({
      path: `/healthz?${run}`,
      headers: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x${at}`, '1'])),
    }),
    budget: null,
  },
  ...['/readyz', '/.well-known/security.txt'].map((path) => ({
    routes: [`GET ${path}`],
    says: 'as it is',
    ask: () => ({ path }),
    budget: null,
  })),
  {
    routes: ['GET /openapi.json'],
    says: '14 KB of entity tags, and of encodings',
    ask: (run) => ({
      path: '/openapi.json',
      headers: {
        'if-none-match': filled('"x", ').slice(0, 7_000),
        'accept-encoding': `x${run};q=0, `.repeat(500),
      },
    }),
    budget: null,
  },
  ...['/robots.txt', '/manifest.webmanifest', '/sitemap.xml', ...feeds].map(fixed),
  {
    routes: ['GET /:file{sitemap-[1-9][0-9]{0,3}\\.xml}'],
    says: 'a part that there is not, another one each time',
    ask: (run) => ({ path: `/sitemap-${1_000 + run}.xml` }),
    budget: budgets.shares,
  },
  {
    routes: ['GET /media/thumbnails/:file{[\\w-]{6,20}\\.jpg}'],
    says: 'an id that nothing has',
    ask: (run) => ({ path: `/media/thumbnails/nothing-${run}.jpg` }),
    budget: budgets.thumbnails,
  },
  {
    routes: [`GET ${sharePictureRoute}`],
    says: 'a picture that was not drawn yet',
    ask: (run, { pictures }) => {
      const path = pictures[run];
      return path === undefined ? null : { path };
    },
    budget: budgets.drawing,
  },
  {
    routes: [`GET ${sharePictureRoute}`],
    says: 'a picture of another hash, which leads to that of now',
    ask: (run, { shows }) => ({ path: `/media/og/fr/shows/${shows[run]?.id}-${'a'.repeat(16)}.png` }),
    budget: null,
  },
  {
    routes: [file],
    says: 'a part of a file, with 14 KB of ranges',
    ask: () => ({ path: '/icons/social.png', headers: { range: `bytes=0-1${filled(',0-1')}` } }),
    budget: null,
  },
  {
    routes: [file],
    says: 'a file that there is not, 14 KB of path',
    ask: (run) => ({ path: `/${run}${filled('/x')}.js` }),
    budget: null,
  },
  {
    routes: [file],
    says: '… of signs of a path, encoded',
    ask: (run) => ({ path: `/fr/${run}${filled('%2e%2e%2f')}` }),
    budget: null,
  },
  {
    routes: [file],
    says: 'a verb that no page has',
    ask: (run) => ({ method: 'POST', path: `/fr?${run}`, body: filled('x') }),
    budget: null,
  },
  {
    routes: ['ALL /api'],
    says: 'an API that there is not, 7,000 words of path',
    ask: (run) => ({ path: `/api/${run}${filled('/x')}` }),
    budget: null,
  },
];
