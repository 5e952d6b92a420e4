import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Attachment } from '#client/api/brandCentreSchemas.ts';
import type { CallOptions } from '#client/api/http.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { UPLOAD_MAX_BYTES } from '#client/lib/fileKind.ts';
import { droppedFiles } from '#client/testing/droppedFiles.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import type { UploadFunction } from './useUpload.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const png = (name = '截图.png'): File => new File([PNG], name, { type: 'image/png' });
const pdf = new File(['%PDF-1.7 and more'], '价目表.pdf', { type: 'application/pdf' });

type Upload = UploadFunction<{ readonly url: string }>;
const upload = vi.fn<Upload>();
const onChange = vi.fn();
const onSending = vi.fn();

function show(initial: readonly Attachment[] = []) {
  function Form() {
    const [values, setValues] = useState(initial);
    return (
      <AttachmentField
        label="证据文件"
        values={values}
        most={3}
        upload={upload}
        error={null}
        onSending={onSending}
        onChange={(next) => {
          onChange(next);
          setValues(next);
        }}
      />
    );
  }
  renderForTest(<Form />);
}
const pick = async (file: File): Promise<void> => userEvent.upload(screen.getByLabelText('添加文件'), file);
const file = (name: string, url = `/api/uploads/${name}`): Attachment => ({ name, url });

beforeEach(() => {
  upload.mockReset();
  onChange.mockReset();
  onSending.mockReset();
});

describe('AttachmentField', () => {
  test('shows a progress circle while it sends, says so to the form, and can be stopped', async () => {
    let options: CallOptions = {};
    upload.mockImplementation(async (_file, given = {}) => {
      options = given;
      return new Promise(() => undefined);
    });
    show();
    await pick(png());
    const circle = await screen.findByRole('progressbar', { name: '正在上传 截图.png' });
    act(() => options.onProgress?.(0.42));
    expect(circle.getAttribute('aria-valuenow')).toBe('42');
    expect(onSending).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(options.signal?.aborted).toBe(true);
    expect(onSending).toHaveBeenLastCalledWith(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('adds the address that the upload gave under the name of the file; a PDF shows an icon instead of a preview', async () => {
    upload.mockResolvedValue({ url: '/api/uploads/x1.pdf' });
    show([file('截图.png')]);
    await pick(pdf);
    expect(await screen.findByRole('img', { name: 'PDF 文件' })).toBeTruthy();
    expect(onChange).toHaveBeenCalledExactlyOnceWith([
      file('截图.png'),
      { url: '/api/uploads/x1.pdf', name: '价目表.pdf' },
    ]);
    const link = screen.getByRole('link', { name: '价目表.pdf' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('href')).toBe(`${window.location.origin}/api/uploads/x1.pdf`);
  });

  test('removing takes that file out of the value', async () => {
    show([file('a.png'), file('b.pdf')]);
    await userEvent.click(screen.getByRole('button', { name: '移除 a.png' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([file('b.pdf')]);
    expect(screen.queryByText('a.png')).toBeNull();
  });

  test.each([
    [
      'a wrong type',
      new File(['<svg onload="x()">'], 'a.png', { type: 'image/png' }),
      '只支持 PNG、JPEG、WebP 图片和 PDF 文件',
    ],
    [
      'one that is too large',
      new File([PNG, new Uint8Array(UPLOAD_MAX_BYTES)], 'a.png', { type: 'image/png' }),
      '文件不能超过 10\u00a0MB',
    ],
  ])('%s says what is allowed and is not sent', async (_what, given, text) => {
    show();
    await pick(given);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(upload).not.toHaveBeenCalled();
  });

  test('what the server refuses is said in its words', async () => {
    upload.mockRejectedValue(new ApiError('validation', 'file', { fieldErrors: { file: '上传空间已满' } }));
    show();
    await pick(png());
    expect((await screen.findByRole('alert')).textContent).toBe('上传空间已满');
  });

  test('takes a dropped file, and no more than it may have', async () => {
    upload.mockResolvedValue({ url: '/api/uploads/x2.png' });
    show([file('a.png'), file('b.png')]);
    fireEvent.drop(screen.getByRole('group', { name: '证据文件' }), droppedFiles([png()]));
    await screen.findByText('截图.png');
    expect(screen.queryByLabelText('添加文件')).toBeNull();
    expect(screen.getByText('已有 3 个文件，移除一个后可再添加')).toBeTruthy();
    fireEvent.drop(screen.getByRole('group', { name: '证据文件' }), droppedFiles([png('d.png')]));
    expect(upload).toHaveBeenCalledTimes(1);
  });

  test('a name that would turn round the words beside it is kept without what does so', async () => {
    upload.mockResolvedValue({ url: '/api/uploads/x3.png' });
    show();
    await pick(png('\u202Egnp.exe.png'));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith([{ url: '/api/uploads/x3.png', name: 'gnp.exe.png' }]));
  });

  test('an address that is no link stays text, and the host of a picture does not learn who looks at it', () => {
    show([file('click me', 'javascript:alert(1)'), file('pixel.png', 'https://tracker.example.com/pixel.png')]);
    expect(screen.queryByRole('link', { name: 'click me' })).toBeNull();
    expect(screen.getByText('click me')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'pixel.png' })).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
