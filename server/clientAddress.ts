import { BlockList, isIP } from 'node:net';

/** The trusted proxies: this many in a row in front of us, or those at these addresses and ranges. */
export type TrustedProxies = number | readonly string[];

/** An IPv6 address as RFC 5952 writes it: short, in lower case, without a zone. */
const shortIpv6 = (address: string): string => {
  const [withoutZone = ''] = address.split('%');
  return new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
};

const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const bytesOfGroup = (group = ''): number[] => [...Buffer.from(group.padStart(4, '0'), 'hex')];
/** An IPv4 address over IPv6 is the same address in any spelling (RFC 4291, 2.5.5.2). */
const plain = (given: string): string => {
  const address = given.trim();
  if (isIP(address) !== 6) return address;
  const [whole, high, low] = mapped.exec(shortIpv6(address)) ?? [];
  return whole === undefined ? address : [...bytesOfGroup(high), ...bytesOfGroup(low)].join('.');
};
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const ipv4Bits = 32;
const ipv6Bits = 128;

/** Whether a text is an address or a range of them: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
export const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? ipv4Bits : ipv6Bits))
  );
};

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

const isTrustedBy = (trusted: TrustedProxies): ((address: string, hop: number) => boolean) => {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = listOf(trusted);
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

/**
 * Makes the function that reads a client's address: the first, from us outwards, that is no trusted proxy. Anybody may have
 * forged the parts further left in `X-Forwarded-For`. Without trusted proxies it ignores the header.
 * @returns '' without a connection, as in process
 */
export const clientAddressReader = (
  trusted: TrustedProxies,
): ((connection: string | undefined, forwardedFor: string | undefined) => string) => {
  const isTrusted = isTrustedBy(trusted);
  return (connection, forwardedFor) => {
    const hops = [...(forwardedFor?.split(',') ?? []), connection ?? ''].map(plain).toReversed();
    const client = hops.find((address, hop) => isIP(address) === 0 || !isTrusted(address, hop));
    // Anything but an address comes from beyond the last trusted proxy.
    if (client !== undefined && isIP(client) !== 0) return client;
    const nearest = hops.findIndex((address) => address === client);
    return hops[client === undefined ? hops.length - 1 : nearest - 1] ?? '';
  };
};

const ipv6Groups = 8;
const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The network of one subscriber: an IPv4 address, or the /64 of an IPv6 address, which is all theirs. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = shortIpv6(address).split('::').map(groupsOf);
  const zeros = Array.from({ length: ipv6Groups - before.length - after.length }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, ipv6Groups / 2);
  return `${network.join(':')}::/64`;
};

/**
 * The range of one owner: the /24 of an IPv4 address; of IPv6 the network itself.
 * @param network from `networkOf`
 */
export const rangeOf = (network: string): string =>
  isIP(network) === 4 ? network.replace(/\d{1,3}$/, '0/24') : network;
