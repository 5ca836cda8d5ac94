import { Refusal } from '#server/refusal.ts';
import type { Ask, Told } from '#server/stress/asking.ts';
import type { Given, Sent } from '#server/http/resource.ts';
import type { MemberCaller, MemberDeps, MemberResource } from '../resource.ts';

const stepsOf = (path: string): string[] => path.split('/');

/** The value for `{id}` in a path of the template, '' for none; null for a path of another template. */
const match = (template: string, path: string): string | null => {
  const [wanted, given] = [stepsOf(template), stepsOf(path)];
  const fits =
    wanted.length === given.length && wanted.every((step, at) => step === '{id}' || step === given[at]);
  return fits ? (given[wanted.indexOf('{id}')] ?? '') : null;
};

const readBody = (body: Sent['body']): string =>
  typeof body === 'string' ? body : Buffer.from(body).toString('base64');

const run = async (
  deps: MemberDeps,
  resource: MemberResource,
  given: Given,
  caller: MemberCaller,
): Promise<Told> => {
  try {
    const { status, body } = await resource.accept(given).answer(deps, caller);
    return { status, body: readBody(body) };
  } catch (caught) {
    if (caught instanceof Refusal) return { status: caught.status, body: caught.body };
    throw caught;
  }
};

/** Calls resources directly, without the frame around them. */
export const askResources =
  (deps: MemberDeps, resources: readonly MemberResource[]): Ask =>
  (member, { method, path, body, key = null }) => {
    const { pathname, searchParams } = new URL(path, 'http://member.test');
    for (const resource of resources) {
      const id = match(resource.path, pathname);
      if (resource.method !== method || id === null) continue;
      const given = { params: { id: decodeURIComponent(id) }, query: Object.fromEntries(searchParams), body };
      const nothing = { bearer: null, address: '', devices: '', ifMatch: null, userAgent: '' };
      const caller = { member, idempotencyKey: key, ...nothing };
      return run(deps, resource, given, caller);
    }
    throw new Error(`Nothing answers ${method} ${path}`);
  };
