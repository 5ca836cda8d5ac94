import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script of the project in a process of its own. */
export interface RunningScript {
  process: ChildProcess;
  /** The first line on standard output that has `part` in it. */
  line: (part: string) => Promise<string>;
  /** Waits for the end: what was printed and the exit code. */
  end: () => Promise<{ code: number | null; output: string; errors: string }>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts `server/…` with these arguments and settings, and nothing else of the environment's settings. */
export const runScript = (
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): RunningScript => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { PATH, HOME, ...env } });
  const exited = once(child, 'close');
  const [output, errors]: [string[], string[]] = [[], []];
  const waiting: { part: string; resolve: (line: string) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line);
    for (const { part, resolve } of waiting) if (line.includes(part)) resolve(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const end = async () => {
    await exited;
    return { code: child.exitCode, output: output.join('\n'), errors: errors.join('\n') };
  };
  return {
    process: child,
    end,
    line: (part) =>
      Promise.race([
        new Promise<string>((resolve) => {
          const known = output.find((line) => line.includes(part));
          if (known === undefined) waiting.push({ part, resolve });
          else resolve(known);
        }),
        end().then(({ errors: printed }) => Promise.reject(new Error(`Ended without "${part}": ${printed}`))),
      ]),
  };
};
