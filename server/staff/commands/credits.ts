import type { Grant } from '#server/store/members/creditGrants.ts';
import { creditsFault, noWords, readEmail, readFlags, readLine } from '../arguments.ts';
import { giveFile } from '../grants/giveFile.ts';
import { giveGrants } from '../grants/giveGrants.ts';
import { staffLimits } from '../limits.ts';
import { StaffError, type Command, type Staff } from '../staff.ts';

const options = {
  pass: { type: 'string' },
  key: { type: 'string' },
  csv: { type: 'string' },
} as const;
type Flags = ReturnType<typeof readFlags<typeof options>>;

/** @throws StaffError */
const readGrant = ({ positionals, values }: Flags): Grant => {
  const [address, number, ...more] = positionals;
  if (address === undefined || number === undefined || more.length > 0)
    throw new StaffError('Name an e-mail address and a number of credits, or --csv FILE.');
  const fault = creditsFault(number);
  if (fault !== null) throw new StaffError(`The number of credits ${fault}.`);
  return {
    email: readEmail(address),
    credits: Number(number),
    pass: readLine('--pass', values.pass, staffLimits.pass),
    key: readLine('--key', values.key, staffLimits.key),
  };
};

const giveOne = async (staff: Staff, grant: Grant): Promise<void> => {
  const { given, waiting } = await giveGrants(staff, [grant]);
  const what = `${grant.credits} of ${JSON.stringify(grant.pass)}`;
  if (given > 0) staff.say(`${grant.email} has got ${what}.`);
  else if (waiting > 0) staff.say(`${what} wait until ${grant.email} has an account.`);
  else staff.say(`Key ${JSON.stringify(grant.key)} was used before: nothing has changed.`);
};

/** `npm run members -- credits …` */
export const creditsCommand: Command = {
  usage: `credits EMAIL N --pass NAME --key KEY
  gives N credits of a pass, once for each key: the number of an order, or of its line
credits --csv FILE
  the same for each line of a file with the columns email,credits,pass,key`,
  prepare: (args) => {
    const flags = readFlags(args, options);
    const { csv, pass, key } = flags.values;
    if (csv === undefined) {
      const grant = readGrant(flags);
      return (staff) => giveOne(staff, grant);
    }
    noWords(flags.positionals);
    if (pass !== undefined || key !== undefined)
      throw new StaffError('--csv goes with neither --pass nor --key: they stand in the file.');
    return async (staff) => {
      const { given, waiting, repeated } = await giveFile(staff, csv);
      staff.say(
        `Given to accounts: ${given}. Waiting for an account: ${waiting}. Given before: ${repeated}.`,
      );
    };
  },
};
