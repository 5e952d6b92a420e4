import { fireEvent, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { expect, it } from 'vitest';
import { messages } from '#client/i18n/zh-CN/writing.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { TitleField } from './TitleField.tsx';

class Writing {
  title = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setTitle(title: string): void {
    this.title = title;
  }
}

it('shows each letter of a title as it is typed, saved or not', () => {
  const session = new Writing();
  renderForTest(<TitleField session={session} />, { messages });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const letter of 'abc') fireEvent.change(field, { target: { value: `${field.value}${letter}` } });
  expect(field.value).toBe('abc');
  expect(session.title).toBe('abc');
});
