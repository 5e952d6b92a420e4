import { KEY_PLACEHOLDER } from './assistantSetup.ts';

const EXAMPLE = {
  id: 'my-1',
  platform: 'ChatGPT',
  prompt: 'Which desk lamp is best?',
  answer: '1. **Northwind**: bright and warm',
  citations: [{ url: 'https://example.com/page', title: 'A page' }],
};

/**
 * A shell command that sends one answer, to be tried and then adapted.
 * @param base address of the API
 * @param key an API key with the scope `push`; null: a placeholder is used
 * @param options.day of the answer, YYYY-MM-DD
 * @param options.language of the reply's messages, which are in Chinese if none is asked for
 */
export function pushCommand(
  base: string,
  projectId: string,
  key: string | null,
  { day, language }: { readonly day: string; readonly language: string },
): string {
  const record = { ...EXAMPLE, asked_at: day };
  return [
    `curl -X POST ${base}/api/front/answers/push`,
    `-H "Authorization: Bearer ${key ?? KEY_PLACEHOLDER}"`,
    `-H "project-id: ${projectId}"`,
    '-H "Content-Type: application/json"',
    `-H "Accept-Language: ${language}"`,
    `-d '${JSON.stringify({ answers: [record] })}'`,
  ].join(' \\\n  ');
}
