import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

/**
 * The architecture rules, and the proof that they can fail: a planted import of the screens by a machine must be
 * found. (A cruiser without a TypeScript parser sees no modules and passes on anything.)
 */
const cruise = () =>
  spawnSync('depcruise', ['--config', '.ci/dependency-cruiser.cjs', 'src', 'machines', 'server'], {
    encoding: 'utf8',
  });

const planted = 'machines/planted.violation.ts';

const { status, stdout } = cruise();
process.stdout.write(stdout);
writeFileSync(planted, "import '#src/shell/clock.ts';\n");
try {
  const control = cruise();
  const isFound = control.status !== 0 && control.stdout.includes(planted);
  if (!isFound) console.error('A planted violation went unnoticed: the architecture rules do not work.');
  process.exitCode = status === 0 && isFound ? 0 : 1;
} finally {
  rmSync(planted);
}
