import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { WideDialog } from './WideDialog.tsx';

it('lets nothing be spoken of its own accord but what has a role for it', () => {
  renderForTest(
    <WideDialog title="添加事实" onClose={() => undefined}>
      <p>说明</p>
      <p role="alert">不能为空</p>
    </WideDialog>,
  );
  expect(screen.getByText('说明').closest('[aria-live], [role="alert"]')?.getAttribute('aria-live')).toBe('off');
  expect(screen.getByText('不能为空').closest('[aria-live], [role="alert"]')?.role).toBe('alert');
});

it('takes the focus into its first field, also if that is one for an address', async () => {
  renderForTest(
    <WideDialog title="记录发布" onClose={() => undefined}>
      <form>
        <input type="url" aria-label="网址" />
        <input type="text" aria-label="标题" />
      </form>
    </WideDialog>,
  );
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('网址'));
  });
});

it('is as high as its content unless it has steps', () => {
  renderForTest(
    <>
      <WideDialog title="添加关键词" onClose={() => undefined}>
        <p>一步</p>
      </WideDialog>
      <WideDialog steps title="导入关键词" onClose={() => undefined}>
        <p>两步</p>
      </WideDialog>
    </>,
  );
  const [single, several] = screen.getAllByRole('dialog').map(({ className }) => className);
  expect(several).toContain('steps');
  expect(single).not.toContain('steps');
});
