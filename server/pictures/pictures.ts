import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { withoutFocus } from '#contract/pictures/focus.ts';
import { readPreparedName } from '#contract/pictures/prepared.ts';
import { nullIfMissing } from '../files/nullIfMissing.ts';
import { reasonOf, type Log } from '../log.ts';
import { pictureLimits } from './limits.ts';
import { isMedium } from './mediaIn.ts';
import { createPreparing, type Preparing } from './preparing.ts';
import { openShelf, type Original } from './shelf.ts';

interface PicturesDeps {
  dataDirectory: string;
  log: Log;
  /** The file at an address of the site; null without one. */
  find: (address: string) => Promise<Original | null>;
  /** Tests have their own. */
  preparing?: Preparing;
}

/** How many became ready, and sentences about the others. */
interface PreparedNow {
  count: number;
  faults: string[];
}

/** The pictures of a festival's folder: prepared in the background, and named once they are ready. */
export interface Pictures {
  /** The name of a prepared picture by the address of its original; null while it is not ready, which makes it so. */
  nameOf: (address: string) => Promise<string | null>;
  /** The widest size of a picture, WebP; null while it is not ready. */
  read: (address: string) => Promise<Uint8Array | null>;
  /** Prepares those that are not ready, and resolves once that is done. */
  prepare: (addresses: readonly string[]) => Promise<PreparedNow>;
  /** Calls `listener` after others are ready, or an original has changed. */
  onChange: (listener: () => void) => void;
  /** Looks whether originals have changed. */
  lookAgain: () => Promise<void>;
  /** Removes what nobody uses any more. */
  clean: () => Promise<void>;
  close: () => void;
}

/** The knowledge of an original. */
interface Known {
  original: Original | null;
  /** Of its prepared picture; null if that is not ready. */
  name: string | null;
  /** Once it is ready or refused: '', or a sentence. */
  settled: Promise<string>;
}

const known = (original: Original | null, name: string | null = null, told = ''): Known => ({
  original,
  name,
  settled: Promise.resolve(told),
});

const isSmallDrawing = (address: string, { size }: Original): boolean =>
  extname(address).toLowerCase() === '.svg' && size <= pictureLimits.drawing;

export const createPictures = ({
  dataDirectory,
  log,
  find,
  preparing = createPreparing(),
}: PicturesDeps): Pictures => {
  const shelf = openShelf(dataDirectory);
  const all = new Map<string, Promise<Known>>();
  const listeners: (() => void)[] = [];
  let [unready, isClosed] = [0, false];
  let telling: NodeJS.Timeout | undefined;

  const tell = (): void => {
    clearTimeout(telling);
    telling = undefined;
    for (const listener of listeners) listener();
  };
  /** Of many at once: pages are then made anew. */
  const tellSoon = (): void => {
    if (unready === 0) tell();
    else telling ??= setTimeout(tell, pictureLimits.tellEvery).unref();
  };

  const prepareOne = async (address: string, of: Known, original: Original): Promise<string> => {
    unready += 1;
    try {
      const answer = await preparing.prepare({ original: original.path, shelf: shelf.folder });
      await shelf.note(original, answer);
      if ('name' in answer) of.name = answer.name;
      else log.warn('picture.refused', { path: address, reason: answer.fault });
      return 'name' in answer ? '' : `${address} ${answer.fault}`;
    } catch (caught) {
      if (!isClosed) log.warn('picture.not-prepared', { path: address, reason: reasonOf(caught) });
      return `${address} could not be prepared: ${reasonOf(caught)}`;
    } finally {
      unready -= 1;
      if (!isClosed) tellSoon();
    }
  };
  const look = async (address: string): Promise<Known> => {
    const original = await find(address);
    if (original === null || isSmallDrawing(address, original)) return known(original);
    const noted = await shelf.read(original);
    if (noted !== null)
      return 'name' in noted
        ? known(original, noted.name)
        : known(original, null, `${address} ${noted.fault}`);
    const begun = known(original);
    begun.settled = prepareOne(address, begun, original);
    return begun;
  };
  const lookOnce = (address: string): Promise<Known> => {
    const found =
      all.get(address) ??
      look(address).catch((caught: unknown) => {
        log.warn('picture.not-read', { path: address, reason: reasonOf(caught) });
        return known(null);
      });
    all.set(address, found);
    return found;
  };
  const lookAgain = async (): Promise<void> => {
    const changed: string[] = [];
    for (const [address, looked] of all)
      if ((await find(address))?.tag !== (await looked).original?.tag) changed.push(address);
    for (const address of changed) {
      all.delete(address);
      await lookOnce(address);
    }
    if (changed.length > 0) tell();
  };
  const timer = setInterval(() => void lookAgain(), pictureLimits.lookEvery).unref();

  const nameOf = async (address: string): Promise<string | null> => (await lookOnce(address)).name;

  return {
    nameOf,
    read: async (address) => {
      const original = withoutFocus(address);
      const prepared = isMedium(original) ? readPreparedName((await nameOf(original)) ?? '') : null;
      return prepared && nullIfMissing(readFile(join(shelf.folder, prepared.name, `${prepared.width}.webp`)));
    },
    prepare: async (addresses) => {
      const looked = await Promise.all(addresses.map(lookOnce));
      const unready = looked.filter(({ name }) => name === null);
      const told = await Promise.all(unready.map(({ settled }) => settled));
      return {
        count: unready.filter(({ name }) => name !== null).length,
        faults: told.filter((sentence) => sentence !== ''),
      };
    },
    onChange: (listener) => listeners.push(listener),
    lookAgain,
    clean: async () => {
      const used = new Map<string, Original>();
      for (const { name, original } of await Promise.all(all.values()))
        if (name !== null && original !== null) used.set(name, original);
      await shelf.clean(used);
    },
    close: () => {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(telling);
      preparing.close();
    },
  };
};
