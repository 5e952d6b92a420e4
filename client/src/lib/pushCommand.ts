import { KEY_PLACEHOLDER } from './assistantSetup.ts';

const EXAMPLE = {
  id: 'my-1',
  platform: 'ChatGPT',
  prompt: 'Which desk lamp is best?',
  answer: '1. **Northwind**: bright and warm',
  citations: [{ url: 'https://example.com/page', title: 'A page' }],
};

/**
 * A command for a terminal that sends one answer in, to be tried and then to be taken apart.
 * @param base where the API is
 * @param key an API key with the scope `push`; null: its place is named
 * @param day of the answer, YYYY-MM-DD
 */
export function pushCommand(base: string, projectId: string, key: string | null, day: string): string {
  const record = { ...EXAMPLE, asked_at: day };
  return [
    `curl -X POST ${base}/api/front/answers/push`,
    `-H "Authorization: Bearer ${key ?? KEY_PLACEHOLDER}"`,
    `-H "project-id: ${projectId}"`,
    '-H "Content-Type: application/json"',
    `-d '${JSON.stringify({ answers: [record] })}'`,
  ].join(' \\\n  ');
}
