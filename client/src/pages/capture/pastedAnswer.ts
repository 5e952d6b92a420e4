import type { CapturedSource } from '#client/api/schemas/captureSchemas.ts';
import { platformUrl } from '#client/lib/appPlatforms.ts';
import { htmlToMarkdown, isFormatted, markdownOf } from '#client/lib/htmlToMarkdown.ts';
import { linksInText } from '#client/lib/linksInText.ts';
import { parseUrl } from '#client/lib/parseUrl.ts';

/** What an app asked, above its answer in a copied page. */
const ASKED_LABEL = /^[\s#*>]*(?:(?:you|i) (?:said|asked)|你说|我|提问)?\s*[:：]?[\s*]*$/iu;
/** Elements in which apps show what a model thought before it answered. */
const THOUGHTS = ['class', 'data-testid'].flatMap((name) =>
  ['think', 'thought', 'reasoning'].map((word) => `[${name}*="${word}" i]`),
);
/** Links that apps show as the mark of a source, with the name of its site: no words of the answer. */
const MARKS = 'a:is(sup *, [class*="citation" i], [class*="citation" i] *, [data-testid*="citation" i] *)';

/** Removes the prompt at the beginning of a copied page: names in a question are no mentions in its answer. */
function withoutPrompt(text: string, prompt: string): string {
  const at = text.indexOf(prompt);
  if (at < 0 || !ASKED_LABEL.test(text.slice(0, at))) return text;
  const rest = text.slice(at + prompt.length);
  return /^[*\s]*\n\s*\S/u.test(rest) ? rest.replace(/^[*\s]+/u, '') : text;
}

/** An answer that was copied with its formats as Markdown, without what its app shows beside it. */
function answerOfHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll(MARKS)) {
    const label = link.textContent.trim();
    if (label === '') continue;
    if (link.getAttribute('title') === null) link.setAttribute('title', label.replace(/\+\d+$/u, ''));
    link.before(' (');
    link.after(')');
  }
  for (const thought of body.querySelectorAll(THOUGHTS.join(','))) thought.remove();
  const read = markdownOf(body);
  return read.text === '' ? htmlToMarkdown(html) : read;
}

/** Whether a link leads to a page of the app itself, such as its help, and not to a source; links through it to other sites do. */
function isOfApp(url: string, platform: string): boolean {
  const app = platformUrl(platform);
  const link = parseUrl(url);
  return app !== null && link?.host === new URL(app).host && link.pathname !== '/url';
}

/**
 * An answer as copied from a page or app: its text and the sources it links to. Without formats the text is Markdown or has plain
 * addresses.
 */
export function pastedAnswer(
  { html, plain }: { readonly html: string; readonly plain: string },
  slot: { readonly prompt: string; readonly platform: string },
): { readonly text: string; readonly links: readonly CapturedSource[] } {
  const { text, links } = isFormatted(html) ? answerOfHtml(html) : { text: plain, links: linksInText(plain) };
  return { text: withoutPrompt(text, slot.prompt), links: links.filter(({ url }) => !isOfApp(url, slot.platform)) };
}
