import { randomUUID } from 'node:crypto';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { forgetLetters } from './forgetLetters.ts';

/** A file in a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Uint8Array;
  /** Of a picture in the page: the page names it by `cid:`. */
  cid?: string;
}

/** A mail, in plain text and as a page of HTML with the same words. */
export interface Mail {
  /** The name beside the site's own address. */
  sender: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** Besides those of every mail. */
  headers?: Readonly<Record<string, string>>;
}

/** Posts mail. */
export interface Mailer {
  /** @throws if the mail could not be handed over */
  send: (mail: Mail) => Promise<void>;
  /** If we keep the letters ourselves: removes those to an address. @throws if a file cannot be removed */
  forget?: (recipient: string) => Promise<void>;
}

/** How long a mail server may take to answer, in milliseconds. */
const patience = 10_000;
/** Mails hold codes: for their owner alone. */
const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;
const longestRecipient = 100;

/** The folder of mail without a mail server (docs/contract.md). */
export const outboxFolder = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): string =>
  join(dataDirectory, 'outbox');

const fileSafe = (recipient: string): string =>
  recipient.replace(/[^\w.@+-]/g, '_').slice(0, longestRecipient);
/** Windows gives a colon in a file name another meaning. */
const isoTime = (instant: Temporal.Instant): string => {
  const text = instant.toString({ fractionalSecondDigits: 9 });
  return process.platform === 'win32' ? text.replaceAll(':', '.') : text;
};
const isTaken = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && caught.code === 'EEXIST';

/** Names a whole file; of several in one moment each later name is a nanosecond newer. */
const nameFile = async (part: string, folder: string, recipient: string, at: Temporal.Instant) => {
  for (let later = 0; ; later += 1) {
    const name = `${isoTime(at.add({ nanoseconds: later }))}-${fileSafe(recipient)}.eml`;
    try {
      return await link(part, join(folder, name));
    } catch (caught) {
      if (!isTaken(caught)) throw caught;
    }
  }
};

/** People and tests read the outbox: its text is written plainly, where a server may require an encoding. */
const unencoded = (text: string): { raw: string } => ({
  raw: `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}`,
});

/** On one line each: some programs fail to join a folded link. */
const unfolded = ({ headers = {} }: Mail): NonNullable<SendMailOptions['headers']> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { value, prepared: true, foldLines: false }]),
  );

const attached = ({ attachments = [] }: Mail): NonNullable<SendMailOptions['attachments']> =>
  attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content),
    contentDisposition: file.cid === undefined ? 'attachment' : 'inline',
  }));

/** A mail in the mail library's words. */
type EnvelopeOf = (mail: Mail) => SendMailOptions;

const createOutbox = (folder: string, clock: Clock, envelopeOf: EnvelopeOf): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const at = clock.now();
      const { message } = await transport.sendMail({
        ...envelopeOf(mail),
        text: unencoded(mail.text),
        date: new Date(at.epochMilliseconds),
      });
      await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
      const part = join(folder, `.${randomUUID()}.part`);
      await writeFile(part, message, { mode: ownerOnly });
      try {
        await nameFile(part, folder, mail.to, at);
      } finally {
        await unlink(part);
      }
    },
    forget: (recipient) => forgetLetters(folder, { recipient, called: fileSafe(recipient) }),
  };
};

/** The configured mailer: a mail server, or files in the outbox. */
export const createMailer = (
  settings: Pick<Settings, 'smtpUrl' | 'dataDirectory' | 'publicUrl'>,
  clock: Clock,
): Mailer => {
  const address = `no-reply@${new URL(settings.publicUrl).hostname}`;
  const envelopeOf: EnvelopeOf = (mail) => ({
    from: { name: mail.sender, address },
    // Quoted-printable keeps the lines as written, with any letters.
    textEncoding: 'quoted-printable',
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: attached(mail),
    headers: unfolded(mail),
  });
  if (settings.smtpUrl === null) return createOutbox(outboxFolder(settings), clock, envelopeOf);
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(envelopeOf(mail));
    },
  };
};
