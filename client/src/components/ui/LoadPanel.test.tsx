import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import type { LoadResult } from './LoadPanel.tsx';
import styles from './LoadPanel.module.scss';

const idle: LoadResult<string> = { data: undefined, error: null, isFetching: false, refetch: vi.fn() };

const panel = (query: Partial<LoadResult<string>>) => (
  <LoadPanel query={{ ...idle, ...query }} what="概览" skeleton={<i data-testid="skeleton" />}>
    {(data) => <p data-testid="value">{data}</p>}
  </LoadPanel>
);
const region = (): HTMLElement => screen.getByRole('region', { name: '概览' });
const dimmed = (): boolean => screen.getByTestId('value').closest(`.${styles['stale'] ?? ''}`) !== null;

describe('LoadPanel', () => {
  test('the first time it shows the shape of what comes, and says that it is loading', () => {
    renderForTest(panel({ isFetching: true }));
    expect(screen.getByTestId('skeleton').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('正在加载');
    expect(region().getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByTestId('value')).toBeNull();
  });

  test('shows the value when it is there', () => {
    renderForTest(panel({ data: '42' }));
    expect(screen.getByTestId('value').textContent).toBe('42');
    expect(dimmed()).toBe(false);
    expect(region().getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByTestId('skeleton')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each(['forbidden', 'notFound'] as const)('what is refused for good (%s) is not offered again', (kind) => {
    renderForTest(panel({ error: new ApiError(kind, '你没有这个项目的权限', { code: 403 }) }));
    expect(screen.getByRole('alert').textContent).toContain('你没有这个项目的权限');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('what a firewall refused may be let pass later: it is offered again', () => {
    renderForTest(panel({ error: new ApiError('forbidden', 'x', { status: 403, isForeign: true, isRead: true }) }));
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  test('keeps the old value, soon dimmed, while a newer one is on its way', async () => {
    const { rerender } = renderForTest(panel({ data: '42' }));
    const value = screen.getByTestId('value');
    rerender(panel({ data: '42', isFetching: true, isPlaceholderData: true }));
    // The same element: its focus, scroll position and open parts are kept.
    expect(screen.getByTestId('value')).toBe(value);
    expect(region().getAttribute('aria-busy')).toBe('true');
    expect((await screen.findByRole('status')).textContent).toBe('正在更新');
    expect(dimmed()).toBe(true);
    expect(screen.queryByTestId('skeleton')).toBeNull();
    rerender(panel({ data: '43' }));
    expect(screen.getByTestId('value')).toBe(value);
    expect(value.textContent).toBe('43');
    expect(dimmed()).toBe(false);
  });

  test('a newer value that comes at once takes the place of the old one without a flicker', async () => {
    vi.useFakeTimers();
    try {
      const { rerender } = renderForTest(panel({ data: '42' }));
      for (const data of ['43', '44']) {
        rerender(panel({ data: '42', isFetching: true, isPlaceholderData: true }));
        await vi.advanceTimersByTimeAsync(100);
        expect(dimmed()).toBe(false);
        rerender(panel({ data }));
        await vi.advanceTimersByTimeAsync(100);
        expect(dimmed()).toBe(false);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test('an error says what failed and why, and Retry asks again', async () => {
    const refetch = vi.fn();
    renderForTest(panel({ error: new ApiError('timeout', 'timeout of 600000ms exceeded'), refetch }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('概览加载失败');
    expect(alert.textContent).toContain('请求超时，请稍后重试');
    expect(region().getAttribute('aria-busy')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('Retry waits as long as the server asks, at most a minute', () => {
    vi.useFakeTimers();
    try {
      for (const [asked, held] of [
        [20_000, 20_000],
        [3_000_000, 60_000],
      ] as const) {
        const error = new ApiError('server', 'x', { status: 503, retryAt: Date.now() + asked });
        const { unmount } = renderForTest(panel({ error }));
        const retry = screen.getByRole('button', { name: '重试' });
        act(() => void vi.advanceTimersByTime(held - 100));
        expect(retry).toHaveProperty('disabled', true);
        act(() => void vi.advanceTimersByTime(200));
        expect(retry).toHaveProperty('disabled', false);
        unmount();
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test('what the server said stands there in its words, with HTTP status and code behind a toggle', async () => {
    renderForTest(panel({ error: new ApiError('server', '数据库错误', { status: 200, code: 1234 }) }));
    expect(screen.getByText('数据库错误')).toBeTruthy();
    expect(screen.queryByText(/HTTP 200/u)).toBeNull();
    const toggle = screen.getByRole('button', { name: '详细信息' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(screen.getByText('HTTP 200 · code 1234 · 数据库错误')).toBeTruthy();
    expect(screen.getByRole('button', { name: '收起详细信息' }).getAttribute('aria-expanded')).toBe('true');
  });

  test('an error on a change stands above the old value, which stays', () => {
    renderForTest(panel({ data: '42', error: new ApiError('network', 'Network Error'), isPlaceholderData: true }));
    const order = screen.getByRole('alert').compareDocumentPosition(screen.getByTestId('value'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dimmed()).toBe(true);
  });

  test('the error is gone while it is tried again', () => {
    const error = new ApiError('network', 'Network Error');
    const { rerender } = renderForTest(panel({ error }));
    rerender(panel({ error, isFetching: true }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByTestId('skeleton')).toBeTruthy();
  });

  test('what the provider does not have is told with its call and its purpose: no alarm, no Retry, no waiting', () => {
    renderForTest(panel({ error: new ApiError('notOffered', 'x', { call: 'GET /api/front/overview/index' }) }));
    const text = region().textContent;
    expect(text).toContain('你的数据服务商尚未提供这部分内容');
    expect(text).toContain('“概览”来自接口 GET /api/front/overview/index');
    expect(text).toContain('npm run contract');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByTestId('skeleton')).toBeNull();
    expect(region().getAttribute('aria-busy')).toBe('false');
  });

  test('where the thing itself may be missing, neither is claimed', () => {
    const error = new ApiError('notOffered', 'x', { call: 'GET /api/front/answer/promptsDetails', doubt: 'thing' });
    renderForTest(panel({ error }));
    expect(region().textContent).toContain('没有找到，或数据服务商尚未提供');
    expect(region().textContent).not.toContain('没有这个接口');
  });

  test('where a web page came in place of the reply, it is not claimed to be the provider’s lack', () => {
    renderForTest(panel({ error: new ApiError('notOffered', 'x', { call: 'GET /x', doubt: 'page' }) }));
    expect(region().textContent).toContain('你可能需要登录网络或代理，请刷新页面');
    expect(region().textContent).not.toContain('尚未提供');
  });

  test('leads to the help where the page names one', () => {
    const line = document.createElement('meta');
    Object.assign(line, { name: 'help-url', content: 'https://help.example.com/' });
    document.head.append(line);
    renderForTest(panel({ error: new ApiError('notOffered', 'x', { call: 'GET /x' }) }));
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://help.example.com/');
    line.remove();
  });
});
