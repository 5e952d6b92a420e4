import { afterEach, expect, test } from 'vitest';
import { uploadAddress } from './uploadAddress.ts';

function setApiHost(address: string): void {
  document.head.innerHTML = `<meta name="api-base-url" content="${address}">`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('a path without a host is one of the API host', () => {
  setApiHost('https://api.provider.example');
  expect(uploadAddress('/uploads/a.png')).toBe('https://api.provider.example/uploads/a.png');
  expect(uploadAddress('uploads/a.png')).toBe('https://api.provider.example/uploads/a.png');
  expect(uploadAddress('//cdn.provider.example/a.png')).toBe('https://cdn.provider.example/a.png');
});

test('without an API host of its own it is one of the page, and whole addresses stay', () => {
  setApiHost('');
  expect(uploadAddress('/uploads/a.png')).toBe(`${window.location.origin}/uploads/a.png`);
  expect(uploadAddress('https://cdn.provider.example/a.png')).toBe('https://cdn.provider.example/a.png');
});

test('what is no link is none', () => {
  setApiHost('https://api.provider.example');
  for (const url of ['', 'javascript:alert(1)', 'data:image/png;base64,AA']) expect(uploadAddress(url)).toBeNull();
});
