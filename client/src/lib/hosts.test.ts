import { expect, it } from 'vitest';
import { bareHost, isAtOrBelow, linkedHost, normalisedHost, serverOf, typedHost } from './hosts.ts';

it.each<[address: string, linked: string | null, typed: string, server: string]>([
  ['https://www.Example.com:8443/a?b#c', 'example.com', 'example.com', 'www.example.com:8443'],
  ['http://me@shop.example.com/', 'shop.example.com', 'me@shop.example.com', 'shop.example.com'],
  ['Example.com/page', null, 'example.com', ''],
  ['//www.example.com', null, 'example.com', ''],
  ['https://localhost/', null, 'localhost', 'localhost'],
  ['no address', null, 'no address', ''],
])('%j: each meaning of host', (address, linked, typed, server) => {
  expect(linkedHost(address)).toBe(linked);
  expect(typedHost(address)).toBe(typed);
  expect(serverOf(address)).toBe(server);
});

it.each([
  ['https://example.com', 'example.com'],
  ['https://example.com/a', 'example.com'],
  ['https://example.com:8443/a', 'example.com'],
  ['https://example.com?a', 'example.com'],
])('%j: the host of a normalised address', (url, host) => {
  expect(normalisedHost(url)).toBe(host);
});

it('knows hosts below a host, and none that only end alike', () => {
  expect(isAtOrBelow('shop.example.com', ['www.Example.com'])).toBe(true);
  expect(isAtOrBelow('example.com', ['example.com'])).toBe(true);
  expect(isAtOrBelow('myexample.com', ['example.com'])).toBe(false);
});

it.each([
  ['www.example.com', 'example.com'],
  ['www.gov.cn', 'gov.cn'],
  // A site of that name, and one with a similar prefix.
  ['www.com', 'www.com'],
  ['www2.example.com', 'www2.example.com'],
])('%j is %j without www.', (host, bare) => {
  expect(bareHost(host)).toBe(bare);
  expect(linkedHost(`https://${host}/`)).toBe(bare);
  expect(typedHost(`${host}/a`)).toBe(bare);
});
