import { createHash } from 'node:crypto';
import type { Language } from '#contract/address/language.ts';
import type { ContentHost } from '#server/host/contentHost.ts';

/** The entries of a host's lists in one language; what it lacks is a 404. */
export type WireLists = Partial<
  Record<
    'shows' | 'programmations' | 'artists' | 'videos' | 'festivals' | 'press' | 'careers',
    readonly object[]
  >
>;

const notThere = (): Response => Response.json({ error: { code: 'not-found' } }, { status: 404 });

const announced: Readonly<Record<string, { list: 'press' | 'careers'; type: string }>> = {
  '/fr/router/presse': { list: 'press', type: 'press_list' },
  '/en/router/press': { list: 'press', type: 'press_list' },
  '/fr/router/emplois': { list: 'careers', type: 'career_list' },
  '/en/router/jobs': { list: 'careers', type: 'career_list' },
};

const asJson = (body: object, known: string | null): Response => {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
  const isKnown = known === etag;
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { etag } });
};

/**
 * For tests: a host of the content wire, with an entity tag for each answer.
 * @param longest its longest page, whatever is asked
 */
export const wireHost = (given: Record<Language, WireLists>, longest = 400) => {
  const host = {
    lists: given,
    /** Path and status of what was asked, in order. */
    calls: [] as string[],
    /** The paths that fail now. */
    fails: (_path: string): boolean => false,
  };
  const answer = (path: string, known: string | null): Response => {
    if (host.fails(path)) return new Response(null, { status: 503 });
    const { pathname, searchParams } = new URL(path, 'https://cms.example');
    const lang: Language = pathname.startsWith('/fr/') ? 'fr' : 'en';
    const page = announced[pathname];
    if (page) {
      const data = host.lists[lang][page.list];
      return data ? asJson({ entity_data: { type: page.type, id: page.list }, data }, known) : notThere();
    }
    const name = pathname.split('/').at(-1);
    const [, data] = Object.entries(host.lists[lang]).find(([list]) => list === name) ?? [];
    if (data === undefined) return notThere();
    const offset = Number(searchParams.get('offset'));
    const pagesize = Math.min(Number(searchParams.get('pagesize')), longest);
    const next = offset + pagesize < data.length ? offset + pagesize : null;
    const items = data.slice(offset, offset + pagesize);
    return asJson({ data: items, pagesize, totalcount: data.length, previous: null, next }, known);
  };
  const ask: ContentHost['ask'] = async (path, { headers } = {}) => {
    const answered = answer(path, new Headers(headers).get('if-none-match'));
    host.calls.push(`${answered.status} ${path}`);
    return answered;
  };
  return Object.assign(host, { ask });
};
