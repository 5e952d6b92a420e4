import { CommandError } from './CommandError.ts';
import { UsageError } from './UsageError.ts';

/** A line `<meta name="..." content="...">` of a page, which holds a setting that can be changed after the build. */
const lineOf = (name: string): RegExp => new RegExp(`(<meta name="${name}" content=")([^"]*)("\\s*/?>)`, 'u');

/** The content of the page's line; empty when it is empty or missing. */
export function readPageLine(html: string, name: string): string {
  return lineOf(name).exec(html)?.[2] ?? '';
}

/** @throws CommandError when the page lacks the line, or the value would break out of the attribute */
export function writePageLine(html: string, name: string, value: string): string {
  if (!lineOf(name).test(html)) throw new CommandError(`The page has no line <meta name="${name}" content="">.`);
  if (/["<>]/u.test(value)) {
    throw new UsageError(`The value of ${name} must be without quotes and angle brackets: ${value}`);
  }
  return html.replace(
    lineOf(name),
    (_line, before: string, _old: string, after: string) => `${before}${value}${after}`,
  );
}
