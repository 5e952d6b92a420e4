import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FormField } from './FormField.tsx';

interface Given {
  readonly error?: string | null;
  readonly help?: string;
  readonly required?: boolean;
}

const field = ({ error = null, ...rest }: Given = {}) => (
  <FormField label="邮箱" labelInfo="选填" error={error} {...rest}>
    {(wiring) => <input {...wiring} />}
  </FormField>
);
const control = (): HTMLElement => screen.getByRole('textbox', { name: /^邮箱/u });
const described = (): string | undefined =>
  document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent;

describe('FormField', () => {
  test('the label names its control, and leads to it', async () => {
    renderForTest(field());
    await userEvent.click(screen.getByText('邮箱', { exact: false }));
    expect(document.activeElement).toBe(control());
  });

  test('without a note the control is described by nothing', () => {
    renderForTest(field());
    expect(control().hasAttribute('aria-describedby')).toBe(false);
    expect(control().getAttribute('aria-invalid')).toBe('false');
    expect(control().getAttribute('aria-required')).toBe('false');
  });

  test('help describes the control', () => {
    renderForTest(field({ help: '用于登录', required: true }));
    expect(described()).toBe('用于登录');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(control().getAttribute('aria-required')).toBe('true');
  });

  test('an error takes the place of the help, is announced, and marks the control', () => {
    const { rerender } = renderForTest(field({ help: '用于登录' }));
    const input = control();
    rerender(field({ help: '用于登录', error: '请输入邮箱' }));
    expect(control()).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described()).toBe('请输入邮箱');
    expect(screen.getByRole('alert').textContent).toBe('请输入邮箱');
    expect(screen.queryByText('用于登录')).toBeNull();
    rerender(field({ help: '用于登录' }));
    expect(input.getAttribute('aria-invalid')).toBe('false');
    expect(described()).toBe('用于登录');
  });

  test('two fields of one page are wired apart', () => {
    renderForTest(
      <>
        {field({ help: 'a' })}
        {field({ error: 'b' })}
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox');
    expect(first?.id).not.toBe(second?.id);
    expect(first?.getAttribute('aria-describedby')).not.toBe(second?.getAttribute('aria-describedby'));
  });
});
