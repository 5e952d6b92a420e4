import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { revealWhole } from './revealWhole.ts';

/** jsdom has no layout, so sizes are set by hand. */
function widths(element: HTMLElement, clientWidth: number, scrollWidth: number): void {
  Object.defineProperties(element, { clientWidth: { value: clientWidth }, scrollWidth: { value: scrollWidth } });
}

it('gives the pointer what a cell has cut on one line, and nothing where all is in sight', () => {
  render(
    <div data-index="0">
      <div role="gridcell">Comparison of prices</div>
      <div role="gridcell">Short</div>
    </div>,
  );
  const [cut, whole] = screen.getAllByRole('gridcell');
  if (cut === undefined || whole === undefined) throw new Error('no cells');
  widths(cut, 60, 140);
  widths(whole, 60, 40);
  revealWhole(whole);
  expect([cut.title, whole.title]).toEqual(['Comparison of prices', '']);
});
