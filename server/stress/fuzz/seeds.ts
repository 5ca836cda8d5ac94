import type { Operation } from './document.ts';
import { contentSeeds } from './contentSeeds.ts';
import { accountSeeds } from './accountSeeds.ts';
import { memberSeeds } from './memberSeeds.ts';
import { newsletterSeeds } from './newsletterSeeds.ts';
import type { Draft } from './request.ts';
import type { Pick, Seeder, World } from './seeder.ts';

const seeders: Readonly<Record<string, Seeder>> = {
  ...contentSeeds,
  ...accountSeeds,
  ...memberSeeds,
  ...newsletterSeeds,
};

/** Makes a draft request an existing thing. */
export const seed = async (
  world: World,
  operation: Operation,
  draft: Draft,
  pick: Pick,
): Promise<{ draft: Draft; done: () => void }> => {
  const {
    params,
    query = {},
    headers,
    fields,
    body,
    done = () => undefined,
  } = (await seeders[operation.id]?.(world, pick)) ?? {};
  const { siteId } = world.site.settings;
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  const changes = operation.parameters.some(({ name }) => name === 'X-XSRF-TOKEN');
  const session = operation.isForMembers
    ? { authorization: `Bearer ${(await world.people.member()).session.token}` }
    : {};
  return {
    draft: {
      ...draft,
      params: {
        ...draft.params,
        ...('siteId' in draft.params && { siteId: String(siteId) }),
        ...params,
      },
      query: [...draft.query.filter(([name]) => !(name in query)), ...given],
      headers: { ...draft.headers, ...(changes && world.people.csrf), ...session, ...headers },
      body: body ?? (fields ? Object.assign({}, draft.body, fields) : draft.body),
    },
    done,
  };
};
