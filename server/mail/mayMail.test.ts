import { describe, expect, test } from 'vitest';
import { networkOf } from '../clientAddress.ts';
import { causeOf } from './mayMail.ts';

describe('who is one network, and what is one mailbox', () => {
  const hash = (...parts: string[]): string => parts.join(' ');
  const of = (address: string, email = 'jo@example.test') =>
    causeOf({ hash }, { device: null, address: networkOf(address) }, email);

  test.each([
    ['198.51.100.0', 'network 198.51.100.0/24'],
    ['198.51.100.255', 'network 198.51.100.0/24'],
    ['198.51.99.255', 'network 198.51.99.0/24'],
    ['198.51.101.0', 'network 198.51.101.0/24'],
    ['2001:db8:1:2::', 'network 2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', 'network 2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0:0:0:1', 'network 2001:db8:1:2::/64'],
    ['2001:db8:1:1:ffff:ffff:ffff:ffff', 'network 2001:db8:1:1::/64'],
    ['2001:db8:1:3::', 'network 2001:db8:1:3::/64'],
    ['', 'network '],
  ])('Security: "%s" asks from %s', (address, network) => {
    expect(of(address).network).toBe(network);
  });

  test.each([
    ['jo@example.test', 'mailbox jo@example.test'],
    ['jo+1@example.test', 'mailbox jo@example.test'],
    ['jo+1+2@example.test', 'mailbox jo@example.test'],
    ['jo+@example.test', 'mailbox jo@example.test'],
    ['+jo@example.test', 'mailbox @example.test'],
    ['j.o@example.test', 'mailbox j.o@example.test'],
    ['jo@other.example.test', 'mailbox jo@other.example.test'],
  ])('Security: a letter to %s goes to the %s', (email, mailbox) => {
    expect(of('', email).mailbox).toBe(mailbox);
  });
});
