import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import { hasControlCharacters } from './controlCharacters.ts';
import type { Given } from './resource.ts';

const isJson = /^application\/json\s*(;|$)/i;
const withBody = ['POST', 'PUT', 'PATCH'];

/** @throws Refusal if it is malformed, or has control characters */
const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      // Pasted text has line ends or tabs around it, which the schemas remove.
      if (hasControlCharacters(name) || (typeof value === 'string' && hasControlCharacters(value.trim())))
        throw new Refusal(
          'invalid',
          `${/^\w{1,64}$/.test(name) ? name : 'The body'} holds control characters`,
        );
      return value;
    });
  } catch (caught) {
    throw caught instanceof Refusal ? caught : new Refusal('invalid', 'The body is malformed JSON');
  }
};

/**
 * Not Hono's validator, which takes a body of another type for `{}`: a change would be lost silently.
 * @throws Refusal
 */
const readBody = async ({ req }: Context): Promise<unknown> => {
  if (!withBody.includes(req.method)) return undefined;
  const text = await req.text();
  if (text === '') return undefined;
  if (!isJson.test(req.header('content-type') ?? '')) throw new Refusal('invalid', 'The body must be JSON');
  const body = parseBody(text);
  // To a schema without required fields a list would be an empty object.
  if (Array.isArray(body)) throw new Refusal('invalid', 'The body must be an object');
  return body;
};

/** The values of a query; those of `lists` are lists. @throws Refusal if any other parameter comes twice */
export const readQuery = (search: URLSearchParams, lists: readonly string[] = []): Given['query'] => {
  const values: Record<string, string | readonly string[]> = {};
  for (const name of lists) if (search.has(name)) values[name] = search.getAll(name);
  for (const [name, value] of search) {
    if (lists.includes(name)) continue;
    if (Object.hasOwn(values, name)) throw new Refusal('invalid', `${name} is given more than once`);
    Object.defineProperty(values, name, { value, enumerable: true });
  }
  return values;
};

/** The facts of a resource that its requests are read by. */
interface Readable {
  path: string;
  lists?: readonly string[];
}

/**
 * The values for the names of a path, without the extension behind one.
 * @throws Refusal for an encoded slash in a path of content: decoded, it would split its part
 */
const readParams = (path: string, { req }: Context): Record<string, string> => {
  if (path.endsWith('{path}') && /%2f/i.test(new URL(req.url).pathname))
    throw new Refusal('not-found', 'No content has this path');
  const params: Record<string, string> = { ...req.param() };
  for (const [, name = '', extension = ''] of path.matchAll(/\{(\w+)\}(\.\w+)/g))
    params[name] = params[name]?.slice(0, -extension.length) ?? '';
  return params;
};

/** A request for a resource at a path; of `lists`, parameters may repeat. @throws Refusal if it is unreadable */
export const readGiven = async ({ path, lists }: Readable, context: Context): Promise<Given> => ({
  params: readParams(path, context),
  query: readQuery(new URL(context.req.url).searchParams, lists),
  body: await readBody(context),
});
