import { expect, test } from 'vitest';
import { readAssetHosts } from './assetHosts.ts';

test('hosts are separated by spaces or commas; none is none', () => {
  expect(readAssetHosts('https://cdn.example.com, https://*.files.example.com http://127.0.0.1:5622')).toEqual([
    'https://cdn.example.com',
    'https://*.files.example.com',
    'http://127.0.0.1:5622',
  ]);
  expect(readAssetHosts(undefined)).toEqual([]);
  expect(readAssetHosts(' ')).toEqual([]);
});

test.each(['cdn.example.com', 'https://cdn.example.com/path', "'unsafe-inline'", '*', 'https://a;b', 'data:'])(
  '%s is refused with its name, so that nothing else gets into the policy',
  (text) => {
    expect(() => readAssetHosts(`https://ok.example ${text}`)).toThrow(`not "${text}"`);
  },
);
