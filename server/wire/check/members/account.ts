import { createInterface } from 'node:readline/promises';

/** The account of a member, with which the check logs in. */
export interface CheckAccount {
  username: string;
  password: string;
  /** The code that the host has sent. */
  code: () => Promise<string>;
}

const askForCode = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('The code that the member host has sent: ')).trim();
  } finally {
    terminal.close();
  }
};

/** The account in the environment; null without one. */
export const accountIn = ({
  HOST_CHECK_USERNAME: username,
  HOST_CHECK_PASSWORD: password,
  HOST_CHECK_CODE: code,
}: NodeJS.ProcessEnv): CheckAccount | null =>
  username === undefined || password === undefined
    ? null
    : { username, password, code: () => (code === undefined ? askForCode() : Promise.resolve(code)) };
