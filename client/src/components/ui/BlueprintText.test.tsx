import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BlueprintText } from './BlueprintText.ts';

/** Texts have no width in a test: these are as wide as said. */
function withWidths(text: HTMLElement, whole: number, shown: number): void {
  Object.defineProperty(text, 'scrollWidth', { configurable: true, value: whole });
  Object.defineProperty(text, 'clientWidth', { configurable: true, value: shown });
}

describe('the text of buttons and menus', () => {
  test('says the whole text to whoever points at one that is cut off, and no more once it fits', () => {
    render(<BlueprintText ellipsize>A long name of a project</BlueprintText>);
    const text = screen.getByText('A long name of a project');
    withWidths(text, 300, 100);
    fireEvent.pointerEnter(text);
    expect(text.title).toBe('A long name of a project');
    withWidths(text, 100, 100);
    fireEvent.pointerEnter(text);
    expect(text.hasAttribute('title')).toBe(false);
  });

  test('leaves a title that was given', () => {
    render(
      <BlueprintText ellipsize title="Given" tagName="span" className="mine">
        Cut off
      </BlueprintText>,
    );
    const text = screen.getByTitle('Given');
    withWidths(text, 300, 100);
    fireEvent.pointerEnter(text);
    expect(text.title).toBe('Given');
    expect(text.tagName).toBe('SPAN');
    expect(text.className).toBe('bp6-text-overflow-ellipsis mine');
  });
});
