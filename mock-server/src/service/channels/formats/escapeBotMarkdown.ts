/** Signs that would begin a mention, a link, a heading or a style, and what stands for them. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '<': '＜', '>': '＞', '[': '［', ']': '］', '@': '＠', '*': '＊', '`': '‵', '#': '＃', '\\': '＼', '~': '～' },
  ...{ _: '＿', '!': '！', '&': '＆' },
};

/**
 * A text for the Markdown of 企业微信 and 钉钉, neither of which documents a way to escape: the signs that mean something are written
 * in full width, so that `<@all>`, `@13800000000` and `[here](https://...)` are text.
 */
export function escapeBotMarkdown(text: string): string {
  return text.replaceAll(/[<>[\]@*`#\\~_!&]/gu, (sign) => SIGNS[sign] ?? sign);
}
