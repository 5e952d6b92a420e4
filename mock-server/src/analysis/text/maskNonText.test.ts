import { describe, expect, it } from 'vitest';
import { maskNonText } from './maskNonText.ts';
import { SpanList } from './SpanList.ts';

/** The unmasked part of a text, each masked span as one `_`. */
function visible(text: string): string {
  const spans = new SpanList();
  maskNonText(text, spans);
  let left = '';
  let at = 0;
  for (const span of spans.toArray()) {
    left += `${text.slice(at, span.from)}_`;
    at = span.to;
  }
  return left + text.slice(at);
}

describe('links', () => {
  it.each([
    ['[Sony](https://sony.com) rocks', '[Sony]_ rocks'],
    ['[Sony]() rocks', '[Sony]_ rocks'],
    ['[Sony](/a_(b)_c "Sony shop") rocks', '[Sony]_ rocks'],
    ['[Sony](https://a.com/hello world) rocks', '[Sony]_ rocks'],
    ['![Sony](a.png) rocks', '_ rocks'],
    ['[![Sony logo](a.png)](https://a.example) rocks', '[_]_ rocks'],
    ['Wow![Sony](https://a.example) rocks', 'Wow_ rocks'],
    ['[Sony][1] rocks', '[Sony]_ rocks'],
    ['[Sony](see Sony below) rocks', '[Sony](see Sony below) rocks'],
    ['f[0](x) and g(y) [z] (w)', 'f[0]_ and g(y) [z] (w)'],
    ['cut off [Sony](https://sony.com/he', 'cut off [Sony](_'],
    ['[a](b\nSony) c', '[a](b\nSony) c'],
    ['[a [b](c) d](e) f', '[a [b]_ d]_ f'],
  ])('%s', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe('bare URLs', () => {
  it.each([
    ['see https://sony.com/a?b=c, then', 'see _ then'],
    ['(HTTP://SONY.COM) x', '(_) x'],
    ['<https://sony.com> x', '<_> x'],
    ['www.sony.com/a x', '_ x'],
    ['详见https://x.com/a的介绍', '详见_的介绍'],
    ['https://baike.baidu.com/item/华为 好', '_ 好'],
    ['见https://x.com/a，华为', '见_，华为'],
    ['key://x awww.yes ://', 'key://x awww.yes ://'],
  ])('%s', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe('notices of apps around an answer', () => {
  it.each([
    [
      'Take the Pixel.\u00a0AI responses may include mistakes. Learn moreThank youYour feedback helps Google improve.',
      'Take the Pixel.\u00a0_',
    ],
    ['A lamp.\n\n*AI responses may include mistakes.*\n\n[1] <https://a.example>\n[2] Google blog', 'A lamp.\n\n*_'],
    [
      'A lamp.\nAI responses may include mistakes. [Learn more](https://g.example)\n\n- [link](https://a.example)\\\n  Acme lamps\n\nAnd Acme.',
      'A lamp.\n_\n\nAnd Acme.',
    ],
    ['Gut.\nKI-Antworten können Fehler enthalten. Weitere Informationen', 'Gut.\n_'],
    ['ChatGPT said:\nTake Acme.', '_\nTake Acme.'],
    ['##### ChatGPT 说：\n选华为', '_\n选华为'],
    ['Fine.\n\nChatGPT can make mistakes. Check important info.', 'Fine.\n\n_'],
    ['内容由豆包 AI 生成，请仔细甄别\n选华为', '_\n选华为'],
    ['好\n\n本回答由 AI 生成，内容仅供参考，请仔细甄别。', '好\n\n_'],
  ])('%s', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    'Know that ChatGPT can make mistakes. Claude is careful.',
    'All AI responses may include mistakes, so compare Acme with others.',
    '这张图的内容由豆包生成，效果不错。',
    '内容由豆包生成的视频更清晰',
    'The reviewer of ChatGPT said: take Acme.',
  ])('but not what an answer says about an app: %s', (text) => {
    expect(visible(text)).toBe(text);
  });
});

describe('citation marks and definitions', () => {
  it.each([
    ['Great.([The Verge][1]) Next', 'Great._ Next'],
    ['Great ([A][1], [B](https://b.com/x)) Next', 'Great _ Next'],
    ['很好（[知乎](https://zhihu.com)）。', '很好_。'],
    ['text (see [A](b)) end', 'text (see [A]_) end'],
    ['好【3†Sony官网】，【注意】', '好_，【注意】'],
    ['a\n[1]: https://sony.com "Sony"\nb', 'a\n_\nb'],
    ['a\n  [^2]: The Verge on Sony', 'a\n  _'],
    ['Great. [oai_citation:0‡The Sony blog](https://a.com) Next', 'Great. _ Next'],
    ['好【turn0search1†Sony】，【turn】', '好_，【turn】'],
    ['Great[^sony].\n\n[^sony]: The Sony blog', 'Great_.\n\n_'],
    ['Great[1][Sony](https://a.com) and [^1^][Sony]', 'Great[1][Sony]_ and _[Sony]'],
    ['[orange] and [x^2] Sony', '[orange] and [x^2] Sony'],
    ['[note]: Sony is good', '[note]: Sony is good'],
    ['[1] Sony', '[1] Sony'],
  ])('%s', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe('lists of sources', () => {
  it.each([
    ['Sony.\n\nSources:\n- The Verge\n- Sony blog', 'Sony.\n\n_'],
    ['Sony.\n\n**参考资料：**\n1. 知乎\n2. 索尼官网', 'Sony.\n\n_'],
    ['Sony.\n### References\n\n[1] http://a.com Sony\n[2] http://b.com Bose\n', 'Sony.\n_'],
    ['Sony.\n来源：索尼官网、知乎', 'Sony.\n_'],
    ['Sony.\nSources:\n- [Sony](https://a.com)\n\nWant more of Sony?', 'Sony.\n_\n\nWant more of Sony?'],
    ['Sources\n- sun\n- wind\n\nSony makes panels.', 'Sources\n- sun\n- wind\n\nSony makes panels.'],
    ['Sony.\n\n- [Sony](https://a.com)\n- [Bose](https://b.com)', 'Sony.\n\n_'],
    ['Sony.\n[1] https://a.com Sony review', 'Sony.\n_'],
    ['Our picks:\n1. [Sony](https://a.com)\n2. [Bose](https://b.com)', 'Our picks:\n1. [Sony]_\n2. [Bose]_'],
    ['- [Sony](https://a.com)\n- [Bose](https://b.com)', '- [Sony]_\n- [Bose]_'],
    ['See.\n[Sony](https://a.com)', 'See.\n[Sony]_'],
    ['Sony.\n\nLearn more:\n- [Bose](https://a.com)\n- [B](https://b.com)', 'Sony.\n\n_'],
    ['Learn more about Sony:\n- Bose', 'Learn more about Sony:\n- Bose'],
    ['Sony.\n\n參考資料：\n- [索尼](https://a.com)', 'Sony.\n\n_'],
    ['Sony.\n\nQuellen:\n- [Sony](https://a.com)', 'Sony.\n\n_'],
    ['Sony.\n\n**出典**\n- [Sony](https://a.com)', 'Sony.\n\n_'],
    ['Sony.\n\n출처:\n- [Sony](https://a.com)', 'Sony.\n\n_'],
    ['Sony.\n\nИсточники\n- [Sony](https://a.com)', 'Sony.\n\n_'],
    ['情報は大切。\n- Sony', '情報は大切。\n- Sony'],
    ['<p>Sony.</p><h3>Sources</h3><ul><li><a href="https://a.com">Bose</a></li></ul>', '_Sony._'],
    ['<p>Sony.</p>\n<p>参考资料：</p>\n<ol>\n<li>Bose</li>\n</ol>', '_Sony._\n_\n_'],
    ['<h3>Sources of Sony</h3><p>Bose</p>', '_Sources of Sony_Bose_'],
    ['Sources of power matter to Sony.', 'Sources of power matter to Sony.'],
  ])('%j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe('markup', () => {
  it.each([
    ['<think>Bose is dear.</think>\n\nSony.', '_\n\nSony.'],
    ['Bose is dear.\n</think>\nSony.', '_\nSony.'],
    ['<THINKING>Bose\n', '_'],
    ['Sony writes </think> behind its thoughts', 'Sony writes </think> behind its thoughts'],
    ['The <think> tag of Sony', 'The <think> tag of Sony'],
    ['<p>Pick <b>Sony</b>.</p><img alt="Bose" src=x>', '_Pick _Sony_._'],
    ['a < b and Sony > c, <Sony> too', 'a < b and Sony > c, <Sony> too'],
    ['x<br>Sony<br/>y', 'x_Sony_y'],
    ['<!-- Bose -->Sony<script>var Bose = "<";</script>', '_Sony_'],
    ['<!-- never Bose', '<!-- never Bose'],
    ['Run:\n```sh\nnpm i bose\n```\nSony', 'Run:\n_\nSony'],
    ['Run:\n~~~\nbose\n```\n~~~\nSony', 'Run:\n_\nSony'],
    ['Use `Sony` now', 'Use `Sony` now'],
    ['<pre>Sony</pre>', '_Sony_'],
    ['Run <pre>sony</pre> now', 'Run _ now'],
    ['```markdown\n# Sony\n```', '```markdown\n# Sony\n```'],
    ['```\nSony\n```', '```\nSony\n```'],
    ['```python\nsony()\n```', '_'],
    ['Sony\n```\ncut off Bose', 'Sony\n_'],
    [
      'Sony\ue200cite\ue202turn0search1\ue201 is \ue200entity\ue202["company","Bose"]\ue201',
      'Sony_ is \ue200entity\ue202["company","Bose"]\ue201',
    ],
  ])('%j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});
