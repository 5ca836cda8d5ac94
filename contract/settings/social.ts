/** The networks that the footer leads to, in its order (LAY-19), each with the hosts that an account of it may be at. */
export const socialNetworks = [
  { name: 'X', icon: 'x', hosts: ['x.com', 'twitter.com'] },
  { name: 'YouTube', icon: 'youtube', hosts: ['youtube.com', 'youtu.be'] },
  { name: 'Facebook', icon: 'facebook', hosts: ['facebook.com', 'fb.com'] },
  { name: 'Instagram', icon: 'instagram', hosts: ['instagram.com'] },
  { name: 'TikTok', icon: 'tiktok', hosts: ['tiktok.com'] },
] as const;
type SocialNetwork = (typeof socialNetworks)[number];

/** The network that an address is an account of; undefined for any other address, and for the front page of one. */
export const networkOf = (address: string): SocialNetwork | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' || pathname === '/') return undefined;
  const isAt = (host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);
  return socialNetworks.find(({ hosts }) => hosts.some(isAt));
};
