import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { type Mutant, mutantsOf } from './mutant.ts';

const position = v.object({ line: v.number(), column: v.number() });
const planted = v.object({
  location: v.object({ start: position, end: position }),
  replacement: v.optional(v.string()),
});
const answer = v.object({
  id: v.literal('discover'),
  result: v.object({ files: v.record(v.string(), v.object({ mutants: v.array(planted) })) }),
});

const ask = (id: string, params: object): string => {
  const content = JSON.stringify({ jsonrpc: '2.0', id, method: id, params });
  return `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
};

/** The last message, once it is whole. */
const lastOf = (heard: string): unknown => {
  const [, length, content = ''] = /[^]*Content-Length: (\d+)\r\n\r\n([^]*)$/.exec(heard) ?? [];
  return Buffer.byteLength(content) === Number(length) ? JSON.parse(content) : null;
};

/** All bugs that Stryker would plant in files, over its mutation server protocol: nothing runs. */
export const discover = async (configFile: string, files: readonly string[]): Promise<Mutant[]> => {
  const server = spawn('stryker', ['serve', 'stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  server.stdin.write(ask('configure', { configFilePath: configFile }));
  server.stdin.write(ask('discover', { files: files.map((path) => ({ path })) }));
  let heard = '';
  for await (const part of server.stdout.setEncoding('utf8')) {
    heard += part;
    const found = v.safeParse(answer, lastOf(heard));
    if (!found.success) continue;
    server.kill();
    return Object.entries(found.output.result.files).flatMap(([file, { mutants }]) =>
      mutantsOf(file, mutants),
    );
  }
  throw new Error(`Stryker ended without an answer: ${heard}`);
};
