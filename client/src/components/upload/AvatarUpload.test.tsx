import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { openEnvelope, readReply } from '#client/api/envelope.ts';
import type { CallOptions, Http } from '#client/api/http.ts';
import { createUserApi } from '#client/api/userApi.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AvatarUpload } from './AvatarUpload.tsx';
import type { UploadFunction } from './useUpload.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const png = new File([PNG], '头像.png', { type: 'image/png' });
const pdf = new File(['%PDF-1.7 and more'], 'card.pdf', { type: 'application/pdf' });

type Upload = UploadFunction<{ readonly url: string }>;

const never: Upload = async () => new Promise(() => undefined);

/** The upload call of the specification, with a server that responds with this body. */
function answering(body: unknown): Upload {
  const post: Http['post'] = async (path, schema) => readReply(openEnvelope(body, path, 200), schema, path);
  return createUserApi({ post } as Http).uploadFile;
}

/** The control in a form that stores its value. */
function show(upload: Upload, initial = '', crop = false) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <AvatarUpload
        value={value}
        upload={upload}
        crop={crop}
        onChange={(url) => {
          onChange(url);
          setValue(url);
        }}
      />
    );
  }
  renderForTest(<Form />);
  return onChange;
}

const pick = async (file: File): Promise<void> => userEvent.upload(screen.getByLabelText('选择文件'), file);

describe('AvatarUpload', () => {
  test('shows a progress circle while it sends, which can be stopped', async () => {
    let options: CallOptions = {};
    show(async (_file, given = {}) => {
      options = given;
      return never(_file);
    });
    await pick(png);
    const circle = await screen.findByRole('progressbar', { name: '正在上传 头像.png' });
    expect(circle.getAttribute('aria-valuenow')).toBe('0');
    act(() => options.onProgress?.(0.42));
    expect(circle.getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('42')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(options.signal?.aborted).toBe(true);
  });

  test('shows the picture that was sent', async () => {
    const onChange = show(answering({ code: 0, msg: '', data: { url: '/files/a.png' } }));
    await pick(png);
    const image = await screen.findByRole('img', { name: '已上传图片的预览' });
    expect(image.getAttribute('src')).toBe(new URL('/files/a.png', location.href).href);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/a.png');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('shows an icon instead of a preview for a PDF', async () => {
    show(answering({ code: 0, msg: '', data: { url: '/files/card.pdf' } }));
    await pick(pdf);
    expect(await screen.findByRole('img', { name: 'PDF 文件' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: '已上传图片的预览' })).toBeNull();
  });

  test.each(['/files/card.PDF', '/files/card.pdf?v=2', '/files/card.pdf#page=1'])('%s is a PDF', (value) => {
    show(never, value);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('PDF 文件');
  });

  test('/files/card.pdf.png is a picture', () => {
    show(never, '/files/card.pdf.png');
    expect(screen.getByRole('img').getAttribute('src')).toBe(new URL('/files/card.pdf.png', location.href).href);
  });

  test.each([
    ['401', { code: 401, msg: '', data: { url: '/files/a.png' } }, '你没有权限执行此操作'],
    ['403', { code: 403, msg: '', data: { url: '/files/a.png' } }, '你没有权限执行此操作'],
    ['1', { code: 1, msg: '', data: { url: '/files/a.png' } }, '服务器出错，请稍后重试'],
    ['20000', { code: 20_000, msg: '', data: { url: '/files/a.png' } }, '服务器出错，请稍后重试'],
    ['0 without an address', { code: 0, msg: '', data: {} }, '服务器返回了无法识别的内容，但操作可能已经完成，请重试'],
  ])('code %s is no success, and the picture there was stays', async (_code, body, text) => {
    const onChange = show(answering(body), '/files/old.png');
    await pick(png);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('img').getAttribute('src')).toBe(new URL('/files/old.png', location.href).href);
  });

  test('says at the control why it refuses a file', async () => {
    show(never);
    await pick(new File(['plain text'], 'a.png', { type: 'image/png' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('只支持 PNG、JPEG、WebP 图片和 PDF 文件');
    expect(screen.getByLabelText('选择文件').getAttribute('aria-describedby')).toBe(alert.id);
  });

  test('a PDF is sent whole where pictures are cropped', async () => {
    const onChange = show(answering({ code: 0, msg: '', data: { url: '/files/card.pdf' } }), '', true);
    await pick(pdf);
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/card.pdf'));
  });

  test('a picture that no browser can open is refused before it is cropped', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('InvalidStateError')));
    const upload = vi.fn(never);
    show(upload, '', true);
    await pick(png);
    expect((await screen.findByRole('alert')).textContent).toBe('这张图片已损坏，无法打开，请换一张');
    expect(upload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('the same file can be picked again after a failure', async () => {
    const upload = vi.fn(answering({ code: 1 }));
    show(upload);
    await pick(png);
    await screen.findByRole('alert');
    await pick(png);
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  });

  test('removing clears the value', async () => {
    const onChange = show(never, '/files/a.png');
    await userEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: '移除' })).toBeNull();
  });
});
