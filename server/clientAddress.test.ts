import { describe, expect, test } from 'vitest';
import {
  clientAddressReader,
  isAddressRange,
  networkOf,
  rangeOf,
  type TrustedProxies,
} from './clientAddress.ts';

const proxies = ['10.0.0.1', '172.16.0.0/12', 'fd00::/8'];

describe('who asks, behind proxies', () => {
  test.each<[string, TrustedProxies, string | undefined, string | undefined, string]>([
    ['without trusted proxies the header is ignored', [], '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['nor is it believed with a count of none', 0, '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['a trusted proxy is believed', proxies, '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['what the visitor wrote before it is not', proxies, '10.0.0.1', '8.8.8.8, 198.51.100.7', '198.51.100.7'],
    ['a row of them is', proxies, '10.0.0.1', '198.51.100.7, 172.31.255.255', '198.51.100.7'],
    ['one beyond the range is a visitor', proxies, '10.0.0.1', '198.51.100.7, 172.32.0.0', '172.32.0.0'],
    ['somebody else that sends the header is not', proxies, '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['IPv6', proxies, 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['IPv4 over IPv6', proxies, '::ffff:10.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
    ['… in digits of sixteen', proxies, '::FFFF:0a00:1', '::ffff:c633:6407', '198.51.100.7'],
    ['… in full', proxies, 'fd00::1', '0:0:0:0:0:FFFF:198.51.100.7', '198.51.100.7'],
    ['… without proxies', [], '0000:0000:0000:0000:0000:ffff:c633:6407', undefined, '198.51.100.7'],
    ['no IPv4 address: one group more', [], '::ffff:0:c633:6407', undefined, '::ffff:0:c633:6407'],
    ['no IPv4 address: another group', [], '::fffe:c633:6407', undefined, '::fffe:c633:6407'],
    ['a count of one', 1, '10.9.9.9', '8.8.8.8, 198.51.100.7', '198.51.100.7'],
    ['a count of two', 2, '10.9.9.9', '8.8.8.8, 198.51.100.7, 10.9.9.8', '198.51.100.7'],
    ['a count of two, and one came directly', 2, '10.9.9.9', undefined, '10.9.9.9'],
    ['no address ends what is believed', proxies, '10.0.0.1', '198.51.100.7, unknown', '10.0.0.1'],
    ['only proxies: the farthest', proxies, '10.0.0.1', '172.16.0.1', '172.16.0.1'],
    ['no connection', proxies, undefined, undefined, ''],
  ])('%s', (_name, trusted, connection, forwardedFor, client) => {
    expect(clientAddressReader(trusted)(connection, forwardedFor)).toBe(client);
  });

  test.each([
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['10.0.0.0/32', true],
    ['10.0.0.0/33', false],
    ['fd00::/8', true],
    ['fd00::/128', true],
    ['fd00::/129', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['proxy.example', false],
    ['', false],
  ])('settings: "%s" is an address or a range: %s', (text, isRange) => {
    expect(isAddressRange(text)).toBe(isRange);
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('Security: limits take "%s" for %s, as one subscriber has it', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ['198.51.100.0', '198.51.100.0/24'],
    ['198.51.100.255', '198.51.100.0/24'],
    ['198.51.101.0', '198.51.101.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['', ''],
  ])('Security: "%s" is rented together with all of %s', (network, range) => {
    expect(rangeOf(network)).toBe(range);
  });
});
