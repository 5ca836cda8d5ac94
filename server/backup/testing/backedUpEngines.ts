import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '#ci/postgres.mjs';
import { engines } from '#server/store/testing/engines.ts';

/** Some PostgreSQL come without the programs for backups. */
const hasPrograms = existsSync(join(findPostgres() ?? '', 'pg_dump'));

/** For tests: the engines that this machine can back up. */
export const backedUpEngines = engines.map(({ isHere, ...engine }) => ({
  ...engine,
  isHere: isHere && (engine.name === 'SQLite' || hasPrograms),
}));
