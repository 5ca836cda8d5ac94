import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import { plainLine } from '#contract/settings/account.ts';
import { reasonOf } from '#server/log.ts';
import { email } from '#server/member/account.ts';
import { staffLimits } from './limits.ts';
import { StaffError } from './staff.ts';

/** The arguments of a command. @throws StaffError for a flag that it does not have */
export const readFlags = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, allowPositionals: true, strict: true, options });
  } catch (caught) {
    throw new StaffError(reasonOf(caught));
  }
};

/** An address in the form of the accounts. @throws StaffError */
export const readEmail = (given: string): string => {
  const read = v.safeParse(email, given);
  if (!read.success) throw new StaffError(`${JSON.stringify(given)} is no e-mail address.`);
  return read.output;
};

/** The one address of a command without other words. @throws StaffError */
export const onlyEmail = (positionals: readonly string[]): string => {
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new StaffError('Name one e-mail address.');
  return readEmail(given);
};

/** A line of text, or the fault of it. */
export const lineFault = (text: string, longest: number): string | null => {
  if (text.trim() === '') return 'must not be empty';
  if (text.length > longest) return `has more than ${longest} characters`;
  return plainLine.test(text) ? null : 'must be one line of plain text';
};

/** @throws StaffError */
export const readLine = (flag: string, given: string | undefined, longest: number): string => {
  if (given === undefined) throw new StaffError(`${flag} is missing.`);
  const fault = lineFault(given, longest);
  if (fault !== null) throw new StaffError(`${flag} ${fault}.`);
  return given.trim();
};

/** The fault of a number of credits. */
export const creditsFault = (text: string): string | null => {
  const isNumber = /^[1-9]\d{0,8}$/.test(text) && Number(text) <= staffLimits.credits;
  return isNumber ? null : `must be a whole number from 1 to ${staffLimits.credits}`;
};

/** @throws StaffError where words come that nobody reads */
export const noWords = (positionals: readonly string[]): void => {
  if (positionals.length > 0) throw new StaffError(`Nobody knows what ${positionals.join(' ')} means here.`);
};
