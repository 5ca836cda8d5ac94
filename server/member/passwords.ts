import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import { passwordLengths } from '#contract/settings/account.ts';
import { derivations } from './limits.ts';

const derive = promisify(argon2);

/** What OWASP recommends for Argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const keyLength = 32;
/** As PHC strings are written; other costs than today's may stand in older ones. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
const phcOf = (salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(key)}`;
/** Compared with where there is no member, so that it takes as long as where there is one. */
const nobody = phcOf(Buffer.alloc(saltLength), Buffer.alloc(keyLength));

/** Lets `running` of the works run at the same time and the others wait, `waiting` at most. */
const createQueue = ({ running, waiting }: { running: number; waiting: number }) => {
  const line: (() => void)[] = [];
  let active = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line.length >= waiting)
      throw new Refusal('too-many', 'The server is busy; try again in a moment', { 'retry-after': '2' });
    if (active >= running) await new Promise<void>((resolve) => line.push(resolve));
    else active += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
};
/** One queue a process: a derivation takes a thread and 19 MB. */
const inTurn = createQueue(derivations);

/** Derives what is kept of a password. @returns a PHC string */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => {
    const salt = randomBytes(saltLength);
    const key = await derive('argon2id', { message: password, nonce: salt, tagLength: keyLength, ...cost });
    return phcOf(salt, key);
  });

/** Whether the password is the one of `hash`. Takes as long where there is none. */
export const isPassword = (password: string, hash: string | null): Promise<boolean> =>
  inTurn(async () => {
    const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash ?? nobody) ?? [];
    if (key === '') return false;
    const expected = Buffer.from(key, 'base64');
    const given = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
    return hash !== null && timingSafeEqual(given, expected);
  });

let common: Promise<ReadonlySet<string>> | null = null;
/** The list is long and seldom needed: read once, at the first new password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** What a new password lacks: its length in characters, or that few people have it. Null where it is good. */
export const weaknessOf = async (password: string): Promise<Refusal | null> => {
  const { shortest, longest } = passwordLengths;
  const { length } = [...password];
  if (length < shortest || length > longest)
    return new Refusal('weak-password', `A password has ${shortest} to ${longest} characters`);
  return (await commonPasswords()).has(password.toLowerCase())
    ? new Refusal('weak-password', 'This password is one of the most common ones')
    : null;
};

/** @throws Refusal `weak-password` */
export const checkNewPassword = async (password: string): Promise<void> => {
  const weakness = await weaknessOf(password);
  if (weakness) throw weakness;
};
