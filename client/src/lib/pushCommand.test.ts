import { expect, test } from 'vitest';
import { pushCommand } from './pushCommand.ts';

test('the command names the project, the key or its place, and a record that the server takes', () => {
  const text = pushCommand('https://x.example', 'p1', null, { day: '2026-03-09', language: 'en-US' });
  expect(text).toContain('curl -X POST https://x.example/api/front/answers/push \\\n');
  expect(text).toContain('-H "project-id: p1"');
  expect(text).toContain('Bearer YOUR_KEY');
  expect(text).toContain('-H "Accept-Language: en-US"');
  const body: unknown = JSON.parse(/-d '(?<body>.*)'$/u.exec(text)?.groups?.['body'] ?? '');
  expect(body).toMatchObject({
    answers: [{ asked_at: '2026-03-09', citations: [{ url: 'https://example.com/page' }] }],
  });
  expect(pushCommand('', 'p1', 'ask_1', { day: '2026-03-09', language: 'zh-CN' })).toContain('Bearer ask_1');
});
