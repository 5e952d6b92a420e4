import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ShellDrawer } from './ShellDrawer.tsx';

it('lets nothing be spoken of its own accord: the library has drawers spoken whole at every change', () => {
  renderForTest(
    <ShellDrawer isOpen title="筛选" closeLabel="关闭" position="right" size="360px" onClose={() => undefined}>
      <p>3 条</p>
    </ShellDrawer>,
  );
  expect(screen.getByText('3 条').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});
