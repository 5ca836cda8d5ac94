import type { TestProject } from 'vitest/node';
import { makeTemplates } from '#server/store/testing/templates.setup.ts';

/** Templates without a PostgreSQL: tests of both engines run on SQLite alone. */
export default (project: TestProject) => makeTemplates(project, null);
