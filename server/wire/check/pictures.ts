import type { CheckedHost } from './checkedHost.ts';
import type { SeenPicture } from './picturesIn.ts';

/** Notes the pictures whose address is a path, and asks for some of the others, as a browser does. */
export const checkPictures = async (
  { host, limits, fetchFile }: Pick<CheckedHost, 'host' | 'limits' | 'fetchFile'>,
  all: readonly SeenPicture[],
): Promise<void> => {
  const paths = all.filter(({ address }) => address.startsWith('/'));
  const [first] = paths;
  if (first !== undefined) {
    const { call, field, record, address } = first;
    const says = `${paths.length} pictures and files have a path: browsers look for them on the site, which does not have them.`;
    const expected = 'a whole address, with https://';
    host.note('wrong', call, says, { field, record, expected, found: JSON.stringify(address) });
  }
  const addresses = new Set(all.filter(({ isPicture }) => isPicture).map(({ address }) => address));
  const samples = [...addresses].filter((address) => /^https?:/.test(address)).slice(0, limits.samples);
  await Promise.all(
    samples.map(async (address) => {
      const fault = await fetchFile(address);
      if (fault !== null) host.note('wrong', address, fault);
    }),
  );
};
