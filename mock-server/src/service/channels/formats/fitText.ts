import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';

/**
 * The longest prefix of a text that measures at most `most`, with an ellipsis when it was cut. Never splits a grapheme.
 * @param measure size of the text as sent, such as its bytes after escaping
 */
export function fitText(text: string, most: number, measure: (text: string) => number): string {
  if (measure(text) <= most) return text;
  const characters = Array.from(text);
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${characters.slice(0, middle).join('')}…`) <= most) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('')}…`;
}

export const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

const LEFT_OUT: Readonly<Record<ChannelLanguage, (count: number) => string>> = {
  'zh-CN': (count) => `另有 ${String(count)} 条因篇幅限制未列出，请打开链接查看。`,
  'en-US': (count) => `${String(count)} more ${count === 1 ? 'line does' : 'lines do'} not fit here: open the link.`,
};

/** The first lines that fit. A last line says how many were left out, so that the message does not look complete. */
export function fitLines(
  lines: readonly string[],
  language: ChannelLanguage,
  fits: (lines: readonly string[]) => boolean,
): readonly string[] {
  if (fits(lines)) return lines;
  for (let kept = lines.length - 1; kept > 0; kept -= 1) {
    const shown = [...lines.slice(0, kept), LEFT_OUT[language](lines.length - kept)];
    if (fits(shown)) return shown;
  }
  return [LEFT_OUT[language](lines.length)];
}
