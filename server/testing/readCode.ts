import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
let ready: Promise<unknown> | null = null;
/** The reader's own way would fetch it from a network. */
const prepare = (): Promise<unknown> =>
  (ready ??= readFile(wasm).then((file) => {
    const wasmBinary = new Uint8Array(file).buffer;
    return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  }));

/** For tests: the text that ZXing, like a scanner at a door, reads in a PNG, of any kind of code; null without one. */
export const readCode = async (picture: Uint8Array): Promise<ReadResult | null> => {
  await prepare();
  const [code] = await readBarcodes(new Uint8Array(picture), { maxNumberOfSymbols: 1 });
  return code?.isValid ? code : null;
};
