import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { useWhyBox } from './useWhyBox.ts';

function Box() {
  const { boxRef } = useWhyBox();
  return <div ref={boxRef} tabIndex={-1} />;
}

test.each([
  ['/answer/index?by=topic#why', 1],
  ['/answer/index?by=topic', 0],
])('%s leads to the panel that splits a change %i times', (address, times) => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  renderForTest(<Box />, { addresses: [address] });
  expect(scroll).toHaveBeenCalledTimes(times);
});
