import { thumbnailLimits } from './limits.ts';

/** VID-21 */
const sizeName = 'sddefault';
const gone: readonly number[] = [404, 410];
const isJpeg = ([first, second, third]: Uint8Array): boolean =>
  first === 0xff && second === 0xd8 && third === 0xff;

/** Reads a body of `most` bytes at most. @throws for a longer one */
const readBounded = async ({ body }: Response, most: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new Error('The thumbnail is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Requests the thumbnail of a video from the video site; null if it has none.
 * @param host its host of pictures, without a slash at the end
 * @throws without an answer in time, or with any other one
 */
export const askVideoSite = async (host: string, id: string): Promise<Uint8Array | null> => {
  const answer = await fetch(`${host}/vi/${id}/${sizeName}.jpg`, {
    redirect: 'error',
    signal: AbortSignal.timeout(thumbnailLimits.timeout),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    if (gone.includes(answer.status)) return null;
    throw new Error(`The video site answered ${answer.status}`);
  }
  const picture = await readBounded(answer, thumbnailLimits.size);
  if (!isJpeg(picture)) throw new Error('The video site answered no thumbnail');
  return picture;
};
