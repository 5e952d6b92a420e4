import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { Hints } from './Hints.tsx';

const hint = (): string | null => screen.queryByRole('tooltip')?.textContent ?? null;
function touch(element: Element, pointerType = 'touch'): void {
  act(() => {
    // The test's document has no pointer events.
    element.dispatchEvent(Object.assign(new Event('pointerup', { bubbles: true }), { pointerType }));
  });
}

test('a touch shows what a mouse is told, and another takes it away', () => {
  renderForTest(
    <>
      <Hints />
      <span title="上期没有数据">–</span>
      <p>别处</p>
    </>,
  );
  touch(screen.getByText('–'));
  expect(hint()).toBe('上期没有数据');
  touch(screen.getByText('别处'));
  expect(hint()).toBeNull();
  touch(screen.getByText('–'));
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  expect(hint()).toBeNull();
  touch(screen.getByText('–'), 'mouse');
  expect(hint()).toBeNull();
});

test('the keyboard is told where it comes, and of nothing that it has left', () => {
  renderForTest(
    <>
      <Hints />
      <button title="95% 区间 51 – 64%">57%</button>
      <button title="关闭">关闭</button>
    </>,
  );
  act(() => {
    screen.getByText('57%').focus();
  });
  expect(hint()).toBe('95% 区间 51 – 64%');
  act(() => {
    screen.getByText('关闭').focus();
  });
  expect(hint()).toBeNull();
});

test('a hint goes with its element, though the browser does not tell that it lost the focus', () => {
  const Rows = () => {
    const [count, setCount] = useState(2);
    const handleDelete = (): void => {
      setCount(1);
    };
    return (
      <>
        <Hints />
        {count === 2 && <button title="删除第一行" onClick={handleDelete} />}
        <button>其他</button>
      </>
    );
  };
  renderForTest(<Rows />);
  const first = screen.getByTitle('删除第一行');
  act(() => {
    first.focus();
  });
  expect(hint()).toBe('删除第一行');
  act(() => {
    first.click();
  });
  act(() => {
    screen.getByText('其他').focus();
  });
  expect(hint()).toBeNull();
});

test('what acts when it is touched only acts, and a text in full sight is not said twice', () => {
  renderForTest(
    <>
      <Hints />
      <button title="查看回答">57%</button>
      <span title="zhihu.com">zhihu.com</span>
      <div title="一段说明">
        <a href="#x">链接</a>
      </div>
    </>,
  );
  for (const text of ['57%', 'zhihu.com', '链接']) {
    touch(screen.getByText(text));
    expect(hint(), text).toBeNull();
  }
});
