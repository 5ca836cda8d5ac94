import * as v from 'valibot';
import { additionNames, additions, type AdditionName } from '#contract/wire/member/additions.ts';
import type { AccountDeps } from '../account.ts';
import { definePublic } from '../resource.ts';

/** HST-44: the list of this deployment, without parts that the festival lacks (FES-21). */
const read = definePublic({
  path: '/v1/additions',
  summary: 'The parts that this host has beyond the wire of member hosts; others answer 404 (HST-44).',
  request: {},
  answer: v.object({ data: additions }),
  handle: async ({ settings, festival }: Pick<AccountDeps, 'settings' | 'festival'>) => {
    const { parts } = await festival.current().catch(festival.latest);
    const isMissing: Partial<Record<AdditionName, boolean>> = {
      newsletter: !parts.newsletter || settings.newsletterUrl !== null,
      history: !parts.credits,
    };
    return { body: { data: { items: additionNames.filter((name) => isMissing[name] !== true) } } };
  },
});

export const additionsResources = [read];
