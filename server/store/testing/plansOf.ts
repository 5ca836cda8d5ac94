import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Store } from '../store.ts';
import type { Database } from '../schema/tables.ts';

/** For tests: a line of either engine's plan. */
interface PlanLine {
  /** SQLite's. */
  detail?: string;
  /** PostgreSQL's. */
  'QUERY PLAN'?: string;
}

/** For tests: the plan of every query of `ask`, as a list of lines each. */
export const plansOf = (
  store: Store,
  explain: 'explain' | 'explain query plan',
  ask: (db: Database) => Promise<unknown>,
): Promise<string[][]> =>
  store.transact(async (db) => {
    const queries: CompiledQuery[] = [];
    // Parts of queries pass here, too; only sent ones have a result.
    const seen = new WeakMap<object, RootOperationNode>();
    const listener: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        seen.set(queryId, node);
        return node;
      },
      transformResult: ({ result, queryId }) => {
        const node = seen.get(queryId);
        if (node) queries.push(db.getExecutor().compileQuery(node, queryId));
        return Promise.resolve(result);
      },
    };
    await ask(db.withPlugin(listener));
    const plans: string[][] = [];
    for (const { sql, parameters } of queries) {
      const { rows } = await db.executeQuery<PlanLine>(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      );
      plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? ''));
    }
    return plans;
  });
