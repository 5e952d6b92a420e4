import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportHead, ReportLink } from '#client/api/schemas/issuedReportSchemas.ts';
import { messages } from '#client/i18n/en-US/report.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { LinksDialog } from './LinksDialog.tsx';

const NOW = Date.parse('2026-12-31T23:59:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The dialog of a report with an open link. */
function open(revoke: () => Promise<void> = vi.fn()): void {
  const link: ReportLink = {
    ...{ id: 'l1', hint: 'ab12', report_id: 'r1', made_by: 'Ada', made_at: '2026-12-24T23:59:30Z' },
    ...{ expires_at: '2026-12-31T23:59:30Z', revoked_at: null, has_password: false, last_opened_at: null },
  };
  const head = { id: 'r1', title: 'December', links: [link] } as unknown as ReportHead;
  const model = { makeLink: vi.fn(), revoke };
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <LinksDialog canChange head={head} model={model} onClose={vi.fn()} />
    </QueryClientProvider>,
    { messages },
  );
}

it('a link that ends while the dialog is open is told as ended, and can’t be revoked any more', () => {
  open();
  expect(screen.getByRole('button', { name: /ab12/u })).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(61_000);
  });
  expect(screen.queryByRole('button', { name: /ab12/u })).toBeNull();
});

it('while a link is revoked, its button says so and cannot be pressed again', () => {
  const revoke = vi.fn(async () => new Promise<void>(() => undefined));
  open(revoke);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /ab12/u });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(revoke).toHaveBeenCalledOnce();
  expect(button.disabled).toBe(true);
});
