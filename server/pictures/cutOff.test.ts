import { expect, test } from 'vitest';
import { looksCutOff } from './cutOff.ts';

const box = (length: number, body: number): Buffer => {
  const bytes = Buffer.alloc(8 + body);
  bytes.writeUInt32BE(length);
  return bytes;
};
/** A box that says its length in 64 bits. */
const longBox = (body: number): Buffer => {
  const bytes = Buffer.alloc(16 + body);
  bytes.writeUInt32BE(1);
  bytes.writeBigUInt64BE(BigInt(16 + body), 8);
  return bytes;
};

test.each([
  ['boxes of their length', [box(12, 4), box(8, 0)], false],
  ['a long box', [longBox(20), box(12, 4)], false],
  ['a box to the end of the file', [box(12, 4), box(0, 20)], false],
  ['a long box without its end', [longBox(20).subarray(0, 30)], true],
  ['a last box without its end', [box(12, 4), box(40, 10)], true],
  ['a box shorter than its head', [box(3, 4)], true],
])('PIC-01: of an AVIF with %s it is said whether its end is missing', (_, boxes, isCut) => {
  expect(looksCutOff('heif', Buffer.concat(boxes))).toBe(isCut);
});
