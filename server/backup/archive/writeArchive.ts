import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { partNames, textPart, type Part } from './parts.ts';
import { writeSums } from './sums.ts';

const ownerOnly = 0o600;

/** Packs a part. @returns its sum @throws if it is not as long as was said */
const pack = async (controller: TarPackController, { name, bytes, read }: Part): Promise<string> => {
  const hash: Hash = createHash('sha256');
  const body = controller.add({ name, size: bytes, mode: ownerOnly }).getWriter();
  for await (const chunk of read()) {
    hash.update(chunk);
    await body.write(chunk);
  }
  await body.close();
  return hash.digest('hex');
};

const packAll = async (controller: TarPackController, parts: readonly Part[]): Promise<void> => {
  const sums = new Map<string, string>();
  for (const part of parts) sums.set(part.name, await pack(controller, part));
  await pack(controller, textPart(partNames.sums, writeSums(sums)));
  controller.finalize();
};

/** Writes a new file for its owner alone: a tar, compressed by zstd, with a sum of every part. It is on the disk when this ends. */
export const writeArchive = async (file: string, parts: readonly Part[]): Promise<void> => {
  const { readable, controller } = createTarPacker();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const target = createWriteStream(file, { flags: 'wx', mode: ownerOnly, flush: true });
  await Promise.all([
    pipeline(Readable.from(readable), compress, target),
    packAll(controller, parts).catch((caught: unknown) => {
      controller.error(caught);
      throw caught;
    }),
  ]);
};
