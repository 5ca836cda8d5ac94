import type { MiddlewareHandler } from 'hono';
import { languageOfPath } from '#contract/address/language.ts';
import { perVersion } from '../prepared/perVersion.ts';
import type { VersionWatch } from '../prepared/version.ts';
import { listFormerPaths } from '../store/pages/formerPaths.ts';
import type { Store } from '../store/store.ts';
import { addressOf, findContent, findMoved } from './findContent.ts';

interface FormerDeps {
  store: Pick<Store, 'db'>;
  version: Pick<VersionWatch, 'look'>;
}

const readPath = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname).split('/').slice(2).join('/');
  } catch {
    return null;
  }
};

/**
 * A former address leads to the present one for good, unless something else is there now. Which addresses are former is read
 * once for each version of the data: others cost a look-up in memory.
 */
export const leadToPresent = ({ store: { db }, version }: FormerDeps): MiddlewareHandler => {
  const former = perVersion(version, async () => {
    const paths = await listFormerPaths(db);
    return new Set(paths.map(({ lang, path }) => `${lang}/${path}`));
  });
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const lang = languageOfPath(pathname);
    const path = readPath(pathname);
    if (lang === null || path === null || !(await former()).has(`${lang}/${path}`)) return next();
    const moved = (await findContent(db, lang, path)) === null ? await findMoved(db, lang, path) : null;
    if (moved === null) return next();
    const location = encodeURI(addressOf(moved)) + search;
    return context.body(null, 301, { location, 'cache-control': 'no-cache' });
  };
};
