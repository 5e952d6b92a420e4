import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '#client/api/http.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { AVATAR_MAX_BYTES } from '#client/lib/fileKind.ts';
import { refusalOver } from './refusalOver.ts';
import { useUpload } from './useUpload.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const png = (name = 'a.png'): File => new File([PNG], name, { type: 'image/png' });

/** Calls that the test settles. */
function calls() {
  const made: {
    file: File;
    options: CallOptions;
    answer: (url: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const upload = async (file: File, options: CallOptions = {}) =>
    new Promise<{ url: string }>((resolve, reject) => {
      made.push({ file, options, answer: (url) => resolve({ url }), fail: reject });
    });
  return { made, upload };
}

function renderUpload() {
  const { made, upload } = calls();
  const onDone = vi.fn();
  const view = renderHook(() => useUpload(upload, onDone, refusalOver(AVATAR_MAX_BYTES)));
  const state = () => view.result.current.state;
  const send = async (file: File): Promise<void> => {
    const before = made.length;
    act(() => void view.result.current.send(file));
    // The first bytes are read before anything is sent.
    await waitFor(() => {
      expect(made.length > before || state().kind === 'failed').toBe(true);
      // The request is sent slightly before the state is rendered.
      expect(state().kind).not.toBe('idle');
    });
  };
  return { ...view, made, onDone, send, state };
}

describe('useUpload', () => {
  test('tells how far it is, then hands over the address', async () => {
    const { made, send, state, onDone } = renderUpload();
    await send(png());
    expect(state()).toEqual({ kind: 'sending', share: 0, name: 'a.png' });
    act(() => made[0]!.options.onProgress?.(0.4));
    expect(state()).toMatchObject({ kind: 'sending', share: 0.4 });
    await act(async () => made[0]!.answer('/files/a.png'));
    expect(state()).toEqual({ kind: 'idle' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ url: '/files/a.png' }, made[0]!.file);
  });

  test('a failure is told by its kind, and nothing is handed over', async () => {
    const { made, send, state, onDone } = renderUpload();
    await send(png());
    await act(async () => made[0]!.fail(new ApiError('server', '磁盘已满')));
    expect(state()).toMatchObject({ kind: 'failed', messageId: 'error.server' });
    expect(onDone).not.toHaveBeenCalled();
  });

  test('a newer file stops the older one, whose late answer is dropped', async () => {
    const { made, send, state, onDone } = renderUpload();
    await send(png('old.png'));
    await send(png('new.png'));
    expect(made[0]!.options.signal?.aborted).toBe(true);
    act(() => made[0]!.options.onProgress?.(0.9));
    await act(async () => made[0]!.answer('/files/old.png'));
    expect(state()).toEqual({ kind: 'sending', share: 0, name: 'new.png' });
    await act(async () => made[1]!.answer('/files/new.png'));
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ url: '/files/new.png' }, made[1]!.file);
  });

  test('stopped by the person it says nothing', async () => {
    const { made, send, state, result, onDone } = renderUpload();
    await send(png());
    act(result.current.abort);
    expect(made[0]!.options.signal?.aborted).toBe(true);
    await act(async () => made[0]!.fail(new ApiError('cancelled', 'canceled')));
    expect(state()).toEqual({ kind: 'idle' });
    expect(onDone).not.toHaveBeenCalled();
  });

  test('leaving the page stops it', async () => {
    const { made, send, unmount, onDone } = renderUpload();
    await send(png());
    unmount();
    expect(made[0]!.options.signal?.aborted).toBe(true);
    await act(async () => made[0]!.answer('/files/a.png'));
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ['an empty file', new File([], 'a.png'), 'upload.empty'],
    ['a file over 2 MB', new File([PNG, new Uint8Array(AVATAR_MAX_BYTES)], 'a.png'), 'upload.tooLarge'],
    ['a script that calls itself a picture', new File(['<svg onload="x()">'], 'a.png'), 'upload.wrongType'],
  ])('%s is refused without being sent', async (_what, file, messageId) => {
    const { made, send, state } = renderUpload();
    await send(file);
    expect(state()).toMatchObject({ kind: 'failed', messageId });
    expect(made).toHaveLength(0);
  });

  test('a good file after a refused one is sent', async () => {
    const { made, send, state } = renderUpload();
    await send(new File([], 'a.png'));
    await send(png());
    await waitFor(() => expect(state().kind).toBe('sending'));
    expect(made).toHaveLength(1);
  });

  test('a file that cannot be read any more is a failure, not silence', async () => {
    const { send, state } = renderUpload();
    const gone = png();
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    await send(gone);
    expect(state()).toMatchObject({ kind: 'failed', messageId: 'upload.unreadable' });
  });
});
