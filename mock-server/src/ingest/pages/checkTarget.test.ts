import { expect, test } from 'vitest';
import { checkTarget, readAddress } from './checkTarget.ts';
import { fetchPolicy, readAllowed } from './FetchPolicy.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const resolving = (...addresses: string[]) => ({
  ...fetchPolicy(),
  resolve: () => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['198.18.0.1', false],
  ['192.0.2.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::127.0.0.1', false],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b:1::808:808', false],
  ['2002:7f00:1::', false],
  ['2002:808:808::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['not an address', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::808:808', true],
])('%s: open to the world %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
])('%s is a private address however it is written', async (address) => {
  await expect(checkTarget(readAddress(address), fetchPolicy())).rejects.toMatchObject({ kind: 'private_address' });
});

test.each([
  'ftp://a.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://a.example/',
  'a.example',
  '',
  'http://',
  'http://user:secret@a.example/',
  'http://a.example@127.0.0.1/',
  `http://a.example/${'x'.repeat(3000)}`,
])('%s is no address that is read', (address) => {
  expect(() => readAddress(address)).toThrow(expect.objectContaining({ kind: 'bad_address' }));
});

test('one private address among public ones is enough to refuse a name', async () => {
  const url = readAddress('http://mixed.example/');
  await expect(checkTarget(url, resolving('8.8.8.8', '10.0.0.1'))).rejects.toMatchObject({ kind: 'private_address' });
  await expect(checkTarget(url, resolving('8.8.8.8', '::1'))).rejects.toMatchObject({ kind: 'private_address' });
  await expect(checkTarget(url, resolving('8.8.8.8'))).resolves.toHaveLength(1);
  await expect(checkTarget(url, resolving())).rejects.toMatchObject({ kind: 'unknown_host' });
});

test('only the ports of the web are read, unless another is allowed by name', async () => {
  await expect(checkTarget(readAddress('http://a.example:22/'), resolving('8.8.8.8'))).rejects.toMatchObject({
    kind: 'bad_port',
  });
  await expect(checkTarget(readAddress('https://a.example:443/'), resolving('8.8.8.8'))).resolves.toHaveLength(1);
  const policy = { ...fetchPolicy(readAllowed('127.0.0.1:8080, [::1]:80, intranet.example:80')) };
  await expect(checkTarget(readAddress('http://127.0.0.1:8080/'), policy)).resolves.toHaveLength(1);
  await expect(checkTarget(readAddress('http://[::1]/'), policy)).resolves.toHaveLength(1);
  await expect(checkTarget(readAddress('http://127.0.0.1:8081/'), policy)).rejects.toMatchObject({ kind: 'bad_port' });
  await expect(checkTarget(readAddress('http://127.0.0.1/'), policy)).rejects.toMatchObject({
    kind: 'private_address',
  });
  // Only the URL's own spelling is allowed: another name for the same machine is not.
  const other = { ...policy, resolve: resolving('127.0.0.1').resolve };
  await expect(checkTarget(readAddress('http://evil.example/'), other)).rejects.toMatchObject({
    kind: 'private_address',
  });
});

test('what is allowed must be hosts with ports', () => {
  expect(readAllowed('')).toEqual(new Set());
  for (const bad of ['127.0.0.1', 'http://a.example:80', 'a.example:x', 'a b:80', 'a.example:65536', '[::1::]:80']) {
    expect(() => readAllowed(bad)).toThrow('FETCH_ALLOW_PRIVATE');
  }
});
