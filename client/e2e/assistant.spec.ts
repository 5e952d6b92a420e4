import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as v from 'valibot';
import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';

test.use({ account: 'admin' });

const settingsSchema = v.object({
  mcpServers: v.object({
    answerscope: v.object({ url: v.string(), headers: v.object({ Authorization: v.string() }) }),
  }),
});

test('the text for an assistant works as it is pasted: it connects at the address of the pages, and is answered', async ({
  page,
  t,
  mockSession,
}) => {
  const shell = new Shell(page, t);
  await shell.open('/profile?tab=keys');
  await page.getByRole('button', { name: t('profile.keys.make') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('profile.keys.name'), { exact: true }).fill('Cursor');
  await dialog.getByRole('button', { name: t('profile.keys.make') }).click();
  await dialog.getByLabel(t('profile.assistants.which')).selectOption({ label: t('profile.assistants.cursor') });
  const text = await dialog.getByLabel(t('profile.assistants.setup')).inputValue();
  const { url, headers } = v.parse(settingsSchema, JSON.parse(text)).mcpServers.answerscope;
  expect(new URL(url).origin).toBe(new URL(page.url()).origin);

  // The session header selects this test's copy of the data; a real assistant sends none.
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { ...headers, 'x-mock-session': mockSession } },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('overview');
    const { isError, content } = await client.callTool({ name: 'overview', arguments: { project: 'chengyu' } });
    expect(isError ?? false).toBe(false);
    expect(JSON.stringify(content)).toContain('95% interval');
  } finally {
    await client.close();
  }
});

test('without a key at hand the text names its place', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/profile?tab=keys');
  await expect(page.getByText(t('profile.assistants.placeholder', { placeholder: 'YOUR_KEY' }))).toBeVisible();
  await expect(page.getByLabel(t('profile.assistants.setup'))).toHaveValue(/claude mcp add .*Bearer YOUR_KEY"$/u);
});
