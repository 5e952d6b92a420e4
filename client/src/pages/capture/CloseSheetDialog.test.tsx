import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CaptureSheet } from '#client/api/schemas/captureSchemas.ts';
import { messages } from '#client/i18n/zh-CN/capture.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { CloseSheetDialog } from './CloseSheetDialog.tsx';
import type { CaptureModel } from './useCapture.ts';

const slot = { prompt: 'p', platform: 'ChatGPT', answer: null };
const sheet = { id: 's', slots: ['a', 'b'].map((id) => ({ ...slot, id })) } as unknown as CaptureSheet;
const typed = { status: 'ok', text: 'Lumora', sources: '', noSources: true, model: '', askedAt: '' };

function open(pasted: readonly string[] = ['b']) {
  const { stores, storage } = createTestStores();
  for (const id of pasted) storage.writeDraft(`capture s ${id}`, typed);
  const [keep, close] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const model = { keep: { mutateAsync: keep }, close: { mutateAsync: close } } as unknown as CaptureModel;
  renderForTest(<CloseSheetDialog model={model} sheet={sheet} onClose={vi.fn()} />, { stores, messages });
  return { stores, storage, keep, close };
}

test('an answer that was pasted and not saved is saved before the sheet goes, and how many are is said', async () => {
  const { stores, storage, keep, close } = open();
  expect(screen.getByText('已保存的 1 条会留在项目中，其余 1 条不再列出。')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '结束采集' }));
  await waitFor(() => {
    expect(close).toHaveBeenCalledWith('s');
  });
  const answer = { status: 'ok', text: 'Lumora', citations: [], model: '' };
  expect(keep).toHaveBeenCalledWith({ sheet_id: 's', slot_id: 'b', answer });
  expect(storage.readDraft('capture s b')).toBeNull();
  expect(stores.notices.list[0]).toMatchObject({ messageId: 'capture.saved', values: { count: 1 } });
});

test('none is left over, or none saved: nothing is said of “the other 0”', () => {
  open([]);
  expect(screen.getByText('还没有保存回答，这 2 条不再列出。')).toBeTruthy();
  cleanup();
  open(['a', 'b']);
  expect(screen.getByText('已保存的 2 条会留在项目中。')).toBeTruthy();
});

test('it can be left out', async () => {
  const { stores, keep, close } = open();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '结束采集' }));
  await waitFor(() => {
    expect(close).toHaveBeenCalled();
  });
  expect(keep).not.toHaveBeenCalled();
  expect(stores.notices.list).toEqual([]);
});
