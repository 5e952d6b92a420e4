import { vi } from 'vitest';
import type { Draft } from '../api/draftSchemas.ts';
import { ApiError } from '../lib/ApiError.ts';
import type { DraftCalls } from '../pages/drafts/DraftSession.ts';

const START: Draft = {
  id: 'd',
  title: '标题',
  text: 'one',
  prompt_ids: [],
  brief_id: null,
  page_id: null,
  language: 'zh',
  status: 'draft',
  version: 1,
  updated_at: '2026-03-10T04:00:00.000Z',
  updated_by: { id: 'ada', name: '阿达' },
};

/** Fake server with one draft. It stores every version and fails on demand. */
export function fakeDraftServer() {
  const versions: Draft[] = [START];
  const copies: Draft[] = [];
  let fault: ApiError | null = null;
  const now = (): Draft => versions.at(-1) ?? START;
  const put = (base: number, change: Partial<Draft>): Draft => {
    if (fault !== null) throw fault;
    if (base !== now().version) throw new ApiError('conflict', 'changed');
    versions.push({ ...now(), ...change, version: base + 1 });
    return now();
  };
  const calls: DraftCalls = {
    save: vi.fn(async ({ base_version: base, title, text, prompt_ids }) =>
      Promise.resolve().then(() => put(base, { title, text, prompt_ids: [...prompt_ids] })),
    ),
    one: async () => Promise.resolve(now()),
    restore: async (_id, base, version) =>
      Promise.resolve().then(() => put(base, { text: versions.find((one) => one.version === version)?.text ?? '' })),
    duplicate: async (_id, own) => {
      const copy: Draft = { ...now(), ...own, id: 'copy' };
      copies.push(copy);
      return Promise.resolve(copy);
    },
    setStatus: async (_id, base, status) => Promise.resolve().then(() => put(base, { status })),
  };
  return {
    calls,
    versions,
    copies,
    now,
    fail: (next: ApiError | null) => {
      fault = next;
    },
  };
}
