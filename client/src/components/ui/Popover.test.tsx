import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { Popover } from './Popover.tsx';

test('a popover that would reach beyond the window stays 8 px from its side', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return this.textContent === 'Open' ? new DOMRect(250, 40, 60, 30) : new DOMRect(0, 0, 300, 100);
  });
  const user = userEvent.setup();
  renderForTest(
    <Popover placement="bottom-start" usePortal={false} content={<p>Words</p>}>
      <button type="button">Open</button>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const words = await screen.findByText('Words');
  const moved = words.closest<HTMLElement>('[style*="translate"]')?.style.transform ?? '';
  expect(moved).toMatch(/^translate\(12px/u);
});
