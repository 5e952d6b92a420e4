import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FileDrop } from './FileDrop.tsx';

const log = new File(['GET /'], 'access.log', { type: 'text/plain' });

function show(disabled = false) {
  const onFile = vi.fn();
  renderForTest(<FileDrop label="日志" kinds="任何日志" disabled={disabled} onFile={onFile} />);
  return onFile;
}

describe('FileDrop', () => {
  test('takes a file that is chosen, the same one again, too', async () => {
    const onFile = show();
    const field = screen.getByLabelText('选择文件');
    await userEvent.upload(field, log);
    await userEvent.upload(field, log);
    expect(onFile.mock.calls).toEqual([[log], [log]]);
  });

  test('takes a file that is dropped on it', () => {
    const onFile = show();
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), { dataTransfer: { files: [log] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(log);
  });

  test('of several that are dropped it takes the first and says so, or all where all are wanted', () => {
    const files = [log, new File(['GET /b'], 'access.log.1')];
    const drop = (label: string) => {
      fireEvent.drop(screen.getByRole('group', { name: label }), { dataTransfer: { files } });
    };
    const onFile = show();
    drop('日志');
    expect(onFile).toHaveBeenCalledExactlyOnceWith(log);
    expect(screen.getByRole('status').textContent).toContain('access.log');
    const onFiles = vi.fn();
    renderForTest(<FileDrop label="多个" kinds="" onFile={onFile} onFiles={onFiles} />);
    drop('多个');
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
    expect(onFile).toHaveBeenCalledOnce();
  });

  test('takes none while one is being read', () => {
    const onFile = show(true);
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), { dataTransfer: { files: [log] } });
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.getByLabelText('选择文件')).toHaveProperty('disabled', true);
  });

  test('says which kinds there are to whoever comes to the field', () => {
    show();
    const described = screen.getByLabelText('选择文件').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('任何日志');
  });
});
