import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { partNames, textPart, type Part } from './parts.ts';
import { readArchive } from './readArchive.ts';
import { writeArchive } from './writeArchive.ts';

const database = Array.from({ length: 3000 }, (_, index) => `row ${index * index}\n`).join('');
const parts = [
  textPart(partNames.manifest, '{}\n'),
  textPart(partNames.sqlite, database),
  textPart(`${partNames.festival}media/affiches/été.webp`, 'a picture'),
];
const written = Object.fromEntries([
  [partNames.manifest, '{}\n'],
  [partNames.sqlite, database],
  [`${partNames.festival}media/affiches/été.webp`, 'a picture'],
]);

/** The parts of a backup, by their names. */
const readAll = async (file: string): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  await readArchive(file, (name) => async (pieces) => {
    found[name] = Buffer.concat(await Array.fromAsync(pieces)).toString();
  });
  return found;
};

describe('the file of a backup', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = makeFolder({});
    file = join(folder, 'whole');
    await writeArchive(file, parts);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const changed = (change: (bytes: Buffer) => Buffer): string => {
    const other = join(folder, 'changed');
    writeFileSync(other, change(readFileSync(file)));
    return other;
  };
  const writeOther = async (...others: Part[]): Promise<string> => {
    const other = join(folder, 'other');
    rmSync(other, { force: true });
    await writeArchive(other, others);
    return other;
  };

  test('OPS-03: it has every part, byte for byte, and is its owner’s alone', async () => {
    expect(await readAll(file)).toEqual(written);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('OPS-03: tar and sha256sum read it without us', ({ skip }) => {
    const opened = join(folder, 'opened');
    mkdirSync(opened);
    skip(spawnSync('zstd', ['--version']).status !== 0, 'There is no zstd on this machine');
    execFileSync('tar', ['--zstd', '-xf', file, '-C', opened]);
    expect(execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: opened, encoding: 'utf8' })).toContain(
      'chapiteau.sqlite: OK',
    );
  });

  test('OPS-04: cut anywhere, it is refused', async () => {
    const { length } = readFileSync(file);
    const lengths = [0, 1, 100, Math.floor(length / 2), length - 4, length - 1];
    for (const each of lengths)
      await expect(readAll(changed((bytes) => bytes.subarray(0, each)))).rejects.toThrow(
        'is no whole backup',
      );
  });

  test('OPS-04: with any bit changed, it is refused, or its parts are as they were written', async () => {
    const { length } = readFileSync(file);
    let refused = 0;
    const step = Math.floor(length / 200);
    for (let at = 0; at < length; at += step) {
      const other = changed((bytes) => {
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
        return bytes;
      });
      const outcome = await readAll(other).catch(() => 'refused');
      if (outcome === 'refused') refused += 1;
      else expect(outcome).toEqual(written);
    }
    expect(refused).toBeGreaterThan(190);
  });

  test('OPS-04: a part with another sum is named', async () => {
    const lie = `${'0'.repeat(64)}  manifest.json\n`;
    const tar = await packTar([
      { header: { name: partNames.manifest, size: 3 }, body: '{}\n' },
      { header: { name: partNames.sums, size: lie.length }, body: lie },
    ]);
    const other = changed(() => zstdCompressSync(tar));
    await expect(readAll(other)).rejects.toThrow('the sum of its part manifest.json is another one');
  });

  test('OPS-04: a part that the list of sums does not name, or that is not there, is named', async () => {
    const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
    const { manifest, sqlite, sums } = partNames;
    const packed = async (texts: Record<string, string>, listed: Record<string, string>) => {
      const list = Object.entries(listed).map(([name, text]) => `${sumOf(text)}  ${name}\n`);
      const entries = Object.entries({ ...texts, [sums]: list.join('') });
      const tar = await packTar(
        entries.map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body) }, body })),
      );
      return changed(() => zstdCompressSync(tar));
    };
    const [one, two] = [{ [manifest]: '{}\n' }, { [manifest]: '{}\n', [sqlite]: 'rows' }];
    await expect(readAll(await packed(two, one))).rejects.toThrow(
      `the sum of its part ${sqlite} is another one`,
    );
    await expect(readAll(await packed(one, two))).rejects.toThrow(
      `the sum of its part ${sqlite} is another one`,
    );
    expect(await readAll(await packed(two, two))).toEqual(two);
  });

  test.each(['../outside', 'festival/../../outside', '/etc/passwd', 'festival//twice'])(
    'OPS-04: a part called %s is refused',
    async (name) => {
      await expect(readAll(await writeOther(textPart(name, 'x')))).rejects.toThrow('A backup has no part');
    },
  );

  test('OPS-04: another file is no backup', async () => {
    const other = changed(() => Buffer.from('No backup at all, but some words.'));
    await expect(readAll(other)).rejects.toThrow('is no whole backup');
  });

  test('a part that changes its length meanwhile fails the whole backup', async () => {
    const growing: Part = { ...textPart(partNames.sqlite, 'more than was said'), bytes: 4 };
    await expect(writeOther(growing)).rejects.toThrow(Error);
  });
});
