import type { Page } from '@playwright/test';
import { sampleDefinitions } from '#fixtures/sample.ts';

/**
 * Parallel tests import projects, which come first in everybody's list: restricts the lists, including that of the workplace, to the
 * samples.
 */
export async function onlySamples(page: Page): Promise<void> {
  const samples = new Set(sampleDefinitions('2026-01-01').map(({ id }) => id));
  await page.route(/\/api\/front\/(?:project|workplace)\/index/u, async (route) => {
    // A request that is pending when the test ends has no response.
    const reply = await route.fetch().catch(() => null);
    if (reply === null) return;
    const body = (await reply.json()) as { data: { list: readonly { readonly id: string }[] } };
    const list = body.data.list.filter(({ id }) => samples.has(id));
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, list } } });
  });
}
