import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';

describe('whatever is typed is read once and stays on this origin', () => {
  test.each([
    ['/', '', { kind: 'root' }],
    ['/fr', '', { kind: 'page', address: '/fr' }],
    ['/en/calendar', '?month=2027-07', { kind: 'page', address: '/en/calendar?month=2027-07' }],
    ['/xx/calendar', '?q=1', { kind: 'redirect', location: '/fr/404' }],
    ['/media/press/gone.pdf', '', { kind: 'redirect', location: '/fr/404' }],
    ['/FR', '', { kind: 'redirect', location: '/fr/404' }],
    ['/%E0%A4%A', '', { kind: 'redirect', location: '/fr/404' }],
    ['/en/%E0%A4%A', '', { kind: 'page', address: '/en/404' }],
    ['//evil.example/fr', '', { kind: 'redirect', location: '/fr/404' }],
    ['/fr//evil.example', '', { kind: 'redirect', location: '/fr/evil.example' }],
    ['/en/calendrier', '?a=1', { kind: 'redirect', location: '/en/calendar?a=1' }],
    ['/fr//calendar/', '?a=1', { kind: 'redirect', location: '/fr/calendrier?a=1' }],
    ['/fr/', '?a=1', { kind: 'redirect', location: '/fr?a=1' }],
    [`/fr/${'a'.repeat(8192)}`, '', { kind: 'page', address: '/fr/404' }],
    [`/fr/${'a'.repeat(2040)}`, '?b=1', { kind: 'page', address: `/fr/${'a'.repeat(2040)}?b=1` }],
    [`/fr/${'a'.repeat(2041)}`, '?b=1', { kind: 'page', address: '/fr/404' }],
    [`/${'a'.repeat(8192)}`, '', { kind: 'redirect', location: '/fr/404' }],
  ])('%s%s', (pathname, search, destination) => {
    expect(readAddress(pathname, search, 'fr')).toEqual(destination);
  });
});
