import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The members of the demo festival (contract.md, "Demo data"). */
export const demo = {
  camille: { username: 'camille@example.test', firstname: 'Camille', credits: 10 },
  sam: { username: 'sam@example.test', firstname: 'Sam', credits: 1 },
  alex: { username: 'alex@example.test', firstname: 'Alex', credits: 0 },
} as const;
export const password = 'chapiteau-demo';

interface Site {
  url: string;
  outbox: string;
}
const mailsTo = async (outbox: string, username: string): Promise<string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  return names.filter((name) => name.includes(username)).sort();
};

/** The code of the latest mail to a member: six digits on a line of their own. @throws Error where there is none. */
export const latestCode = async ({ outbox }: Site, username: string): Promise<string> => {
  const last = (await mailsTo(outbox, username)).at(-1);
  if (last === undefined) throw new Error(`No mail for ${username}`);
  const code = /^(\d{6})\r?$/m.exec(await readFile(join(outbox, last), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`No code in ${last}`);
  return code;
};
