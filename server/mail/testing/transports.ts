import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestClock } from '#server/testing/startTestApp.ts';
import { createMailer, outboxFolder, type Mailer } from '../mailer.ts';

/** For tests: one way of letters, from the mailer to whom reads them. */
export interface Transport {
  mailer: Mailer;
  /** The letters that arrived, oldest first: their bytes, as Latin 1. */
  arrived: () => string[];
}

const publicUrl = 'https://festival.example';

const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const openOutbox = async (clock: TestClock): Promise<Transport> => {
  const dataDirectory = openFolder();
  const folder = outboxFolder({ dataDirectory });
  return {
    mailer: createMailer({ smtpUrl: null, dataDirectory, publicUrl }, clock),
    arrived: () =>
      readdirSync(folder)
        .toSorted()
        .map((name) => readFileSync(join(folder, name), 'latin1')),
  };
};

/** For tests: a mail server that takes anything, once `hears` is done with it. */
export const openMailServer = async (
  hears: (letter: string) => unknown,
): Promise<{ smtpUrl: string; recipients: string[] }> => {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let letter: string[] | null = null;
    let rest = '';
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      if (letter === null) {
        if (line.startsWith('RCPT TO:')) recipients.push(line.slice('RCPT TO:'.length));
        if (line === 'DATA') letter = [];
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else answer(line === 'DATA' ? '354 go on' : '250 ok');
      } else if (line === '.') {
        const heard = hears(letter.join('\r\n'));
        letter = null;
        void Promise.resolve(heard).then(() => answer('250 taken'));
      } else letter.push(line.replace(/^\.\./, '.'));
    };
    answer('220 mail.test');
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, recipients };
};

const openSmtp = async (clock: TestClock): Promise<Transport> => {
  const letters: string[] = [];
  const { smtpUrl } = await openMailServer((letter) => letters.push(letter));
  return {
    mailer: createMailer({ smtpUrl, dataDirectory: openFolder(), publicUrl }, clock),
    arrived: () => letters,
  };
};

/** For tests: every way of letters. What holds for one of them holds for the other (docs/decisions/087). */
export const transports = [
  { way: 'the outbox', open: openOutbox },
  { way: 'a mail server', open: openSmtp },
];
