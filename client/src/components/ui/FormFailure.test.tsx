import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormFailure } from './FormFailure.tsx';

test('a failure scrolls into view when it appears, and each time that it appears anew, but not when the form changes', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<FormFailure>Internal error</FormFailure>);
  expect(screen.getByRole('alert').textContent).toBe('Internal error');
  expect(scroll).toHaveBeenCalledOnce();
  rerender(<FormFailure>Internal error</FormFailure>);
  expect(scroll).toHaveBeenCalledOnce();
  rerender(<p>…</p>);
  rerender(<FormFailure>Internal error</FormFailure>);
  expect(scroll).toHaveBeenCalledTimes(2);
  scroll.mockRestore();
});
