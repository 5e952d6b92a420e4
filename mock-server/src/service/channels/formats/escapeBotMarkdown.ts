/** Characters that start a mention, link, heading or style, with their full-width replacements. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '<': '＜', '>': '＞', '[': '［', ']': '］', '@': '＠', '*': '＊', '`': '‵', '#': '＃', '\\': '＼', '~': '～' },
  ...{ _: '＿', '!': '！', '&': '＆' },
};

/**
 * Escapes text for the Markdown of 企业微信 and 钉钉, which document no escape: special characters become full-width, so that
 * `<@all>`, `@13800000000` and `[here](https://...)` are plain text.
 */
export function escapeBotMarkdown(text: string): string {
  return text.replaceAll(/[<>[\]@*`#\\~_!&]/gu, (sign) => SIGNS[sign] ?? sign);
}
