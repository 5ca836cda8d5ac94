import type { Look } from '../look/look.ts';

/** The festival's own files that a drawing shows; null where it has none. */
export interface OwnFiles {
  display: Uint8Array | null;
  text: Uint8Array | null;
  mascot: Uint8Array | null;
}

/** Reads a file by its address on the site; null without it. */
export type ReadFile = (address: string) => Promise<Uint8Array | null>;

/** Reads the files of a look that a drawing shows. */
export const readOwnFiles = async ({ fonts, mascot }: Look, read: ReadFile): Promise<OwnFiles> => {
  const bytesOf = async (address: string | null) => (address === null ? null : read(address));
  const [display, text, figure] = await Promise.all([
    bytesOf(fonts.display),
    bytesOf(fonts.text),
    bytesOf(mascot?.laughing ?? null),
  ]);
  return { display, text, mascot: figure };
};
