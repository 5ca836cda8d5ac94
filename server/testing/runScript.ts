import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A script of the project in a process of its own. */
export interface RunningScript {
  process: ChildProcess;
  /** The first line on standard output with `part` in it. */
  line: (part: string) => Promise<string>;
  /** The same on standard error. */
  errorLine: (part: string) => Promise<string>;
  /** Waits for the end: what was printed and the exit code. */
  end: () => Promise<{ code: number | null; output: string; errors: string }>;
}

interface Watched {
  /** All lines so far. */
  lines: readonly string[];
  /** The first line with `part` in it, past or future. */
  line: (part: string) => Promise<string>;
}

const watchLines = (stream: Readable): Watched => {
  const lines: string[] = [];
  const waiting: { part: string; resolve: (line: string) => void }[] = [];
  createInterface({ input: stream }).on('line', (line) => {
    lines.push(line);
    for (const { part, resolve } of waiting) if (line.includes(part)) resolve(line);
  });
  return {
    lines,
    line: (part) =>
      new Promise((resolve) => {
        const known = lines.find((line) => line.includes(part));
        if (known === undefined) waiting.push({ part, resolve });
        else resolve(known);
      }),
  };
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts `server/…` with these arguments and settings, and no other settings of the environment. */
export const runScript = (
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): RunningScript => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { PATH, HOME, ...env } });
  const exited = once(child, 'close');
  const [output, errors] = [watchLines(child.stdout), watchLines(child.stderr)];
  const end = async () => {
    await exited;
    return { code: child.exitCode, output: output.lines.join('\n'), errors: errors.lines.join('\n') };
  };
  const lineOf =
    (watched: Watched) =>
    (part: string): Promise<string> =>
      Promise.race([
        watched.line(part),
        end().then(({ errors: printed }) => Promise.reject(new Error(`Ended without "${part}": ${printed}`))),
      ]);
  return { process: child, end, line: lineOf(output), errorLine: lineOf(errors) };
};
