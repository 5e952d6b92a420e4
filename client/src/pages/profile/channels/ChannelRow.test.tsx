import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { messages } from '#client/i18n/en-US/channels.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChannelRow } from './ChannelRow.tsx';

it.each([
  [null, 'Last sent:', 'Last attempt:'],
  [{ kind: 'unreachable', detail: '' } as const, 'Last attempt:', 'Last sent:'],
])('an attempt that failed is not told as sent', (problem, said, unsaid) => {
  const channel: Channel = {
    ...{ id: 'c1', kind: 'webhook', name: 'Desk', language: 'en-US', topics: ['pulse'], on: true, signed: false },
    ...{ host: 'hooks.example', hint: 'ab12', addresses: [], last_at: '2027-02-03T08:00:00Z', problem },
  };
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ChannelRow channel={channel} model={{} as never} mayManage={false} onEdit={vi.fn()} onDelete={vi.fn()} />
    </QueryClientProvider>,
    { messages },
  );
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
  expect(screen.queryByText(unsaid, { exact: false })).toBeNull();
});
