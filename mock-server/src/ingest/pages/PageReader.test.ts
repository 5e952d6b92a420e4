import { afterEach, expect, test, vi } from 'vitest';
import { PageReader } from './PageReader.ts';

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reader = new PageReader();
afterEach(() => {
  reader.close();
});

test('pages are read one after another, and what defeats the reader does not stop it', async () => {
  const [first, deep, second] = await Promise.allSettled([
    reader.read('<title>One</title><p>text', 'https://a.example/'),
    reader.read('<div>'.repeat(200_000), 'https://a.example/deep'),
    reader.read('<title>Two</title><p>text', 'https://a.example/'),
  ]);
  expect(first).toMatchObject({ value: { title: 'One', text: 'text' } });
  expect(deep).toMatchObject({ status: 'rejected', reason: { kind: 'not_html' } });
  expect(second).toMatchObject({ value: { title: 'Two' } });
  reader.close();
  expect(await reader.read('<title>Three</title>', '')).toMatchObject({ title: 'Three' });
});
