import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import { NoTurn } from '../turns/noTurn.ts';
import { PlainTurns } from '../turns/plainTurns.ts';
import { passwordLengths } from '#contract/settings/account.ts';
import { derivations, memberEffort, type Effort } from './limits.ts';

const derive = promisify(argon2);

const saltLength = 16;
const keyLength = 32;
/** A PHC string; older ones may have other costs than today's. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');
const phcOf = ({ memory, passes, parallelism }: Effort['derivation'], salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
/** The hash for a missing member, so that the check takes equally long. */
const nobody = phcOf(memberEffort.derivation, Buffer.alloc(saltLength), Buffer.alloc(keyLength));

/** One line a process: a derivation takes a thread and 19 MB. */
const turns = new PlainTurns(derivations);
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await turns.run(work);
  } catch (caught) {
    if (!(caught instanceof NoTurn)) throw caught;
    throw new Refusal('too-many', 'The server is busy; try again in a moment', { 'retry-after': '2' });
  }
};

/** Derives the stored form of a password. @returns a PHC string */
export const hashPassword = (
  password: string,
  { derivation }: Pick<Effort, 'derivation'> = memberEffort,
): Promise<string> =>
  inTurn(async () => {
    const salt = randomBytes(saltLength);
    const key = await derive('argon2id', {
      message: password,
      nonce: salt,
      tagLength: keyLength,
      ...derivation,
    });
    return phcOf(derivation, salt, key);
  });

/** Whether the password matches `hash`. Takes equally long without one. */
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
/** The list is long and seldom needed: it is read at the first new password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** The fault of a new password: too short, too long or too common. Null if it has none. */
export const weaknessOf = async (password: string): Promise<Refusal | null> => {
  const { shortest, longest } = passwordLengths;
  const { length } = [...password];
  if (length < shortest)
    return new Refusal('short-password', `A password has ${shortest} characters at least`);
  if (length > longest) return new Refusal('long-password', `A password has ${longest} characters at most`);
  return (await commonPasswords()).has(password.toLowerCase())
    ? new Refusal('weak-password', 'This password is one of the most common ones')
    : null;
};

/** @throws Refusal `short-password`, `long-password`, `weak-password` */
export const checkNewPassword = async (password: string): Promise<void> => {
  const weakness = await weaknessOf(password);
  if (weakness) throw weakness;
};
