import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ChipsInput } from './ChipsInput.tsx';

function Field({ longest = 5 }: { readonly longest?: number }) {
  const [values, setValues] = useState<readonly string[]>([]);
  const wiring = { id: 'f', 'aria-invalid': false, 'aria-describedby': undefined, 'aria-required': false };
  return (
    <>
      <label htmlFor="f">词</label>
      <ChipsInput values={values} onChange={setValues} wiring={wiring} longest={longest} />
      <output data-testid="values">{values.join('+')}</output>
    </>
  );
}
const values = (): string | null => screen.getByTestId('values').textContent;
const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '词' });

test('a word that is too long is not added, is said, and stays to be shortened', async () => {
  renderForTest(<Field />);
  await userEvent.type(box(), 'abcdefgh{Enter}');
  expect(values()).toBe('');
  expect(screen.getByRole('alert').textContent).toContain('5');
  expect(box().value).toBe('abcdefgh');
  await userEvent.type(box(), '{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(box(), '{Enter}');
  expect(values()).toBe('abcde');
});

test('of many that are pasted those that fit are added', async () => {
  renderForTest(<Field />);
  await userEvent.click(box());
  await userEvent.paste('one, far too long, two');
  expect(values()).toBe('one+two');
  expect(screen.getByRole('alert').textContent).toContain('far too long');
});

test('a comma inside text that is still being composed does not end the value', () => {
  renderForTest(<Field />);
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'さくら、' }, isComposing: true });
  expect([values(), box().value]).toEqual(['', 'さくら、']);
  fireEvent.compositionEnd(box());
  expect([values(), box().value]).toEqual(['さくら', '']);
});

test.each([
  ['1. Acme\n2. Beta\n', 'Acme+Beta'],
  ['• Acme\n• Beta', 'Acme+Beta'],
  ['"Acme ""Pro"""\r\n"Beta\nGamma"\tDelta', 'Acme "Pro"+Beta+Gamma+Delta'],
  ['Acme Co., Ltd., Beta, Inc.', 'Acme Co., Ltd.+Beta, Inc.'],
  ['27" Monitor,Beta', '27" Monitor+Beta'],
])('of the lists and cells in %j the names are taken', async (pasted, wanted) => {
  renderForTest(<Field longest={100} />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  expect(values()).toBe(wanted);
});

test('the legal form typed after a comma belongs to the name before it', async () => {
  renderForTest(<Field longest={100} />);
  await userEvent.type(box(), 'Acme, Inc.{Enter}');
  expect(values()).toBe('Acme, Inc.');
});
