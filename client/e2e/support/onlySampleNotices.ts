import type { Page } from '@playwright/test';
import { sampleDefinitions } from '#fixtures/sample.ts';

interface Notice {
  readonly path: string;
  readonly read: boolean;
}

/** Tests beside this one import projects, whose alerts come into everybody's bell: only the notices of the samples are shown. */
export async function onlySampleNotices(page: Page): Promise<void> {
  const samples = new Set(sampleDefinitions('2026-01-01').map(({ id }) => id));
  await page.route('**/api/front/notice/index', async (route) => {
    // A question that is under way when the test ends has no reply.
    const reply = await route.fetch().catch(() => null);
    if (reply === null) return;
    const body = (await reply.json()) as { data: { list: readonly Notice[] } };
    const list = body.data.list.filter(({ path }) => {
      const project = new URL(path, 'http://app.invalid').searchParams.get('project');
      return project === null || samples.has(project);
    });
    const unread = list.filter(({ read }) => !read).length;
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, list, unread } } });
  });
}
