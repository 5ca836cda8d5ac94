import fc, { type Arbitrary } from 'fast-check';
import type { Change } from './change.ts';
import { changesOf } from './changes.ts';
import { operationsOf, readDocument, type Operation } from './document.ts';
import { readFacts } from './facts.ts';
import { faultOf, leniencyOf, type Answered } from './judge.ts';
import { createPeople } from './member.ts';
import { addressOf, bodyOf, draftOf, type Draft } from './request.ts';
import type { Fault, Fuzzed } from './result.ts';
import { openSchemas } from './schemas.ts';
import type { Pick, World } from './seeder.ts';
import { seed as seedDraft } from './seeds.ts';
import { secondsAt, type FuzzSite } from './site.ts';

/** The making of a request, from a seed alone. */
interface Plan {
  isRight: boolean;
  part: number;
  operation: number;
  seed: number;
  pick: number;
}
const most = 2 ** 30;
const plan = fc.noBias(
  fc.record({
    isRight: fc.boolean(),
    part: fc.nat(most),
    operation: fc.nat(most),
    seed: fc.nat(most),
    pick: fc.nat(most),
  }),
);

const at = <T>(list: readonly T[], place: number): T => {
  const one = list[place % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
};

/** Takes one after another from a place on, so that two picks differ. */
const pickFrom = (place: number): Pick => {
  let next = place;
  return (list) => {
    next += 1;
    return at(list, next);
  };
};

const longestTold = 300;
const tellOf = (operation: Operation, draft: Draft, { status, body }: Answered): string =>
  `${operation.method} ${addressOf(operation, draft)} ${bodyOf(draft) ?? ''}`.slice(0, longestTold) +
  ` → ${status} ${body.slice(0, longestTold)}`;

const initOf = (operation: Operation, draft: Draft): RequestInit => {
  const body = bodyOf(draft);
  return {
    method: operation.method,
    headers: {
      ...draft.headers,
      ...(body !== undefined && { 'content-type': draft.bodyType ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  };
};

/** The schemas for answers, and the access to the site. */
interface Bench {
  world: World;
  against: Parameters<typeof faultOf>[2];
}

/** An operation with its generator of requests, which is expensive to build, and kept. */
interface Target {
  operation: Operation;
  drafts: Arbitrary<Draft>;
}

const madeOf = ({ drafts }: Target, seed: number): Draft => at(fc.sample(drafts, { seed, numRuns: 1 }), 0);

interface Asked {
  answered: Answered;
  fault: Fault | null;
}

const askOnce = async (
  { world, against }: Bench,
  target: Target,
  { isRight, seed, pick }: Plan,
): Promise<Asked> => {
  const { operation } = target;
  const made = madeOf(target, seed);
  const { draft, done } = await seedDraft(world, operation, made, pickFrom(pick));
  const change: Change | null = isRight ? null : at(changesOf(operation, draft, against.schemas), pick);
  const sent = change?.draft ?? draft;
  const answered = await world.site.send(addressOf(operation, sent), initOf(operation, sent));
  if (answered.status < 300) done();
  const reason = change
    ? leniencyOf(change, operation, answered, against)
    : faultOf(operation, answered, against);
  const fault =
    reason === null
      ? null
      : {
          operation: operation.id,
          change: change?.name ?? '',
          reason,
          told: tellOf(operation, sent, answered),
        };
  return { answered, fault };
};

/** Sends so many requests, half with one mistake; the same for the same seed. */
export const fuzz = async (
  site: FuzzSite,
  { count, seed }: { count: number; seed: number },
): Promise<Fuzzed> => {
  const document = readDocument(JSON.parse((await site.send('/openapi.json', {})).body));
  const against = { document, schemas: openSchemas(document) };
  const people = await createPeople(site);
  const world: World = { site, people, facts: await readFacts(site, secondsAt(site)) };
  const targets = operationsOf(document).map((operation): Target => ({
    operation,
    drafts: draftOf(operation),
  }));
  const parts = [...Map.groupBy(targets, ({ operation }) => operation.part).values()];
  const changeable = new Set(
    targets.filter((target) => changesOf(target.operation, madeOf(target, seed), against.schemas).length > 0),
  );
  const statuses: Record<string, number> = {};
  const faults: Fault[] = [];
  /** The operations that have answered 2xx. */
  const answered = new Set<string>();
  const plans = fc.sample(plan, { seed, numRuns: count });
  for (const one of plans) {
    const choices = at(parts, one.part).filter((target) => one.isRight || changeable.has(target));
    const target = at(choices, one.operation);
    const { id } = target.operation;
    await site.refill();
    const {
      answered: { status },
      fault,
    } = await askOnce({ world, against }, target, one);
    const group = `${Math.floor(status / 100)}xx`;
    statuses[group] = (statuses[group] ?? 0) + 1;
    if (fault) faults.push(fault);
    if (one.isRight && group === '2xx') answered.add(id);
  }
  return {
    requests: plans.length,
    wrong: plans.filter(({ isRight }) => !isRight).length,
    statuses,
    faults,
    never: targets.map(({ operation }) => operation.id).filter((id) => !answered.has(id)),
  };
};
