import { Dialog } from '@blueprintjs/core';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ignoreComposingKeys } from './ignoreComposingKeys.ts';

ignoreComposingKeys();

/** A key as browsers send it while an input method composes, and as Safari sends it right after. */
const KEYS = [{ isComposing: true }, { keyCode: 229 }];

function Chips() {
  const [values, setValues] = useState<readonly string[]>([]);
  const wiring = { id: 'f', 'aria-invalid': false, 'aria-describedby': undefined, 'aria-required': false };
  return (
    <>
      <label htmlFor="f">词</label>
      <ChipsInput values={values} onChange={setValues} wiring={wiring} longest={20} />
    </>
  );
}

test.each(KEYS)('Enter that ends a word of Chinese adds no value (%o)', async (key) => {
  renderForTest(<Chips />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '词' });
  await userEvent.type(box, 'chen');
  fireEvent.keyDown(box, { key: 'Enter', ...key });
  expect(box.value).toBe('chen');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('');
});

test.each(KEYS)('Escape that closes the candidates of an input method leaves the dialog open (%o)', (key) => {
  const onClose = vi.fn();
  renderForTest(
    <Dialog isOpen title="新建" onClose={onClose}>
      <input aria-label="名称" />
    </Dialog>,
  );
  const box = screen.getByRole('textbox', { name: '名称' });
  fireEvent.keyDown(box, { key: 'Escape', ...key });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
