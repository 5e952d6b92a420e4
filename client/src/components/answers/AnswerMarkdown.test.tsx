import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Citation } from '#client/api/answerSchemas.ts';
import { messages } from '#client/i18n/zh-CN/answers.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AnswerMarkdown } from './AnswerMarkdown.tsx';
import { CitationLinkProvider } from './CitationLinkProvider.tsx';
import { CitationList } from './CitationList.tsx';

const source = (position: number, url: string): Citation => ({
  position,
  url,
  title: `来源${String(position)}`,
  host: new URL(url).host,
  domain: new URL(url).host,
  type: 'news',
});
const citations = [source(1, 'https://one.example/a'), source(2, 'https://two.example/b')];

function draw(text: string) {
  return renderForTest(
    <CitationLinkProvider text={text} citations={citations}>
      <AnswerMarkdown text={text} mentions={[]} brands={[]} citations={citations} />
      <CitationList citations={citations} />
    </CitationLinkProvider>,
    { messages: { ...messages, ...figures } },
  );
}
const mark = (position: number) =>
  screen.getByRole('link', { name: `来源 ${String(position)}：来源${String(position)}` });

describe('lists of an answer', () => {
  it('have their marks on the side where their text begins', () => {
    draw('1. النقطة الأولى\n2. النقطة الثانية\n\n第一点：\n\n- 续航\n- 空间');
    expect(
      screen
        .getAllByRole('list')
        .map(({ dir }) => dir)
        .filter(Boolean),
    ).toEqual(['auto', 'auto']);
  });
});

describe('the marks of an answer', () => {
  it('lead to their sources, and the sources back to them', async () => {
    draw('第一句。[1] 第二句，[citation:2]。');
    await userEvent.click(mark(2));
    const back = screen.getByRole('button', { name: '回到正文中的标记 2' });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(document.activeElement).toBe(mark(2));
  });

  it('are there for known sources only; any other number stays text', () => {
    const { container } = draw('一[1]二[7]三[1, 9] 2024[2024]');
    expect(within(container).getAllByRole('link', { name: /^来源 \d：/u })).toHaveLength(1);
    expect(container.textContent).toContain('二[7]三[1, 9] 2024[2024]');
  });

  it('stand behind links that lead to a source, however the address is written', () => {
    draw('见 ([One](http://www.one.example/a/?utm_source=chatgpt.com#x)) 与 [别处](https://other.example/)。');
    expect(mark(1)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^来源 2：/u })).toBeNull();
  });

  it('are one thing where the answer defines its numbers itself', () => {
    const { container } = draw('好。[1]\n\n[1]: https://one.example/a "One"');
    expect(mark(1).closest('p')?.textContent).toBe('好。\u20601');
    expect(within(container).queryByRole('link', { name: '1' })).toBeNull();
  });

  it('are not made inside code or links', () => {
    draw('`a[1]` 和 [链接[2]](https://other.example/)');
    expect(screen.queryByRole('link', { name: /^来源 \d：/u })).toBeNull();
  });
});

describe('the headings of an answer', () => {
  const levels = (text: string): string[] => {
    const { container } = draw(text);
    return within(container)
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  };

  it('begin right below those of the page, whichever level the answer begins with', () => {
    expect(levels('### 推荐\n\n一\n\n#### 预算')).toEqual(['H4 推荐', 'H5 预算']);
  });

  it('leave no level out between each other, and stay apart', () => {
    expect(levels('# 一\n\n### 二\n\n> ###### 三\n\n### 四')).toEqual(['H4 一', 'H5 二', 'H6 三', 'H5 四']);
  });
});
