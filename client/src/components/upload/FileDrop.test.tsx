import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { droppedFiles } from '#client/testing/droppedFiles.ts';
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
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), droppedFiles([log]));
    expect(onFile).toHaveBeenCalledExactlyOnceWith(log);
  });

  test('of several that are dropped it takes the first and says so, or all where all are wanted', () => {
    const files = [log, new File(['GET /b'], 'access.log.1')];
    const drop = (label: string) => {
      fireEvent.drop(screen.getByRole('group', { name: label }), droppedFiles(files));
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

  test('with a folder among them it takes none of the files, and says so', () => {
    const onFile = show();
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), droppedFiles([log], ['十月']));
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('十月');
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), droppedFiles([log]));
    expect(onFile).toHaveBeenCalledExactlyOnceWith(log);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('text that is dragged into a field of the zone is left to the browser', () => {
    show();
    const zone = screen.getByRole('group', { name: '日志' });
    const text = { dataTransfer: { types: ['text/plain'], items: [{ kind: 'string' }], files: [] } };
    expect([fireEvent.dragOver(zone, text), fireEvent.drop(zone, text)]).toEqual([true, true]);
    expect(fireEvent.dragOver(zone, droppedFiles([log]))).toBe(false);
  });

  test('takes none while one is being read', () => {
    const onFile = show(true);
    fireEvent.drop(screen.getByRole('group', { name: '日志' }), droppedFiles([log]));
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.getByLabelText('选择文件')).toHaveProperty('disabled', true);
  });

  test('says which kinds there are to whoever comes to the field', () => {
    show();
    const described = screen.getByLabelText('选择文件').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('任何日志');
  });
});
