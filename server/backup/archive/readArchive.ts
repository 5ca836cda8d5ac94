import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { reasonOf } from '#server/log.ts';
import { BackupError } from '../backupError.ts';
import { partNames } from './parts.ts';
import { checkSums } from './sums.ts';

/** Takes the content of a part, piece by piece. */
type Take = (pieces: AsyncIterable<Uint8Array>) => Promise<void>;
/** Says what becomes of a part; null: nothing. */
type TakerOf = (name: string) => Take | null;

const ours: readonly string[] = Object.values(partNames).filter((name) => name !== partNames.festival);
const isOurs = (name: string): boolean =>
  ours.includes(name) ||
  (name.startsWith(partNames.festival) && !name.split('/').some((step) => ['', '.', '..'].includes(step)));

/** Reads a text of a few kilobytes. */
const textOf = async (pieces: AsyncIterable<Uint8Array>): Promise<string> =>
  Buffer.concat(await Array.fromAsync(pieces)).toString('utf8');

const readParts = async (
  { readable }: ReturnType<typeof createTarDecoder>,
  takerOf: TakerOf,
): Promise<void> => {
  const sums = new Map<string, string>();
  let listed: string | null = null;
  for await (const { header, body } of readable) {
    const { name } = header;
    if (!isOurs(name)) throw new BackupError(`A backup has no part called ${JSON.stringify(name)}.`);
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const piece of body) {
        hash.update(piece);
        yield piece;
      }
    };
    if (name === partNames.sums) {
      listed = await textOf(body);
      continue;
    }
    const pieces = hashed();
    await takerOf(name)?.(pieces);
    for await (const _ of pieces);
    sums.set(name, hash.digest('hex'));
  }
  checkSums(sums, listed);
};

/**
 * Reads every part of a backup once, in its order, and checks all sums at the end.
 * @throws BackupError if it is not whole, or not what was written
 */
export const readArchive = async (file: string, takerOf: TakerOf): Promise<void> => {
  const decoder = createTarDecoder({ strict: true });
  const writer = decoder.writable.getWriter();
  const feed = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) await writer.write(new Uint8Array(piece));
    await writer.close();
  };
  try {
    await Promise.all([
      pipeline(createReadStream(file), createZstdDecompress(), feed).catch(async (caught: unknown) => {
        await writer.abort(caught);
        throw caught;
      }),
      readParts(decoder, takerOf),
    ]);
  } catch (caught) {
    if (caught instanceof BackupError) throw caught;
    throw new BackupError(`${file} is no whole backup: ${reasonOf(caught).replace(/\.$/, '')}.`);
  }
};
