const hosts = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const id = /^[\w-]{6,20}$/;

/** ARD-05: the id after the last `=` of a video's address, else its last part; null where that is none, or another host's. */
export const artistVideoId = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, search } = new URL(address);
  if (!hosts.test(hostname)) return null;
  const told = search.includes('=')
    ? search.slice(search.lastIndexOf('=') + 1)
    : pathname.slice(pathname.lastIndexOf('/') + 1);
  return id.test(told) ? told : null;
};
